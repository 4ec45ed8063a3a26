import swagger from '@fastify/swagger'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { finishDocument } from './openapi-document.ts'
import type { Words } from './openapi-texts.ts'
import { UploadedFile } from './schema.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The parts of a multipart body, for the document; the route reads and judges them itself. */
    form?: TSchema
  }
}

const FileForm = Type.Object({ file: UploadedFile })

/** What the document says beside the operations; `webhooks` is what is sent of its own accord. */
export type About = { title: string; description: string; webhooks: Record<string, object>; words: Words }

/** Collects the routes under `prefix` into an OpenAPI 3.1 document, from the same schemas that judge requests. */
export async function describeApi(
  app: FastifyInstance,
  { baseUrl, prefix, about }: { baseUrl: string; prefix: string; about: About },
): Promise<void> {
  const { title, description, webhooks, words } = about
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' } } },
      webhooks,
    },
    stripBasePath: false,
    transformObject: (built) =>
      finishDocument(('openapiObject' in built ? built.openapiObject : {}) as never, words) as never,
    transform: ({ schema, url, route }) => {
      const declared = route.config?.access ?? 'open'
      const access = declared === 'open' || declared.startsWith('public:') ? null : declared
      const { form = schema.consumes?.includes('multipart/form-data') ? FileForm : undefined, ...rest } =
        schema as FastifySchema
      const described = {
        ...rest,
        ...(form ? { body: form, consumes: ['multipart/form-data'] } : {}),
        ...(access ? { security: [{ apiKey: [] }], 'x-required-scope': access } : { security: [] }),
      }
      return { schema: described as typeof schema, url: url.startsWith(prefix) ? url.slice(prefix.length) : url }
    },
  })
}

/** `openapi.json`, and a reference for people at `/docs`. */
export function referenceRoutes(prefix: string, title: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: `${prefix}/openapi.json`,
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Any() } },
      handler: async (_request, reply) => reply.header('Access-Control-Allow-Origin', '*').send(app.swagger()),
    })
    // The reference is 4 MB of JavaScript that most processes never serve, so it is loaded by the first visitor.
    let reference: Promise<FastifyInstance> | null = null
    for (const url of ['/docs', '/docs/*']) {
      app.route({
        method: 'GET',
        url,
        config: { access: 'open' },
        schema: { hide: true, response: {} },
        handler: async (request, reply) => {
          reference ??= loadReference(`${prefix}/openapi.json`, title)
          const server = await reference
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!)
          server.routing(request.raw, reply.raw)
        },
      })
    }
    app.addHook('onClose', async () => void (await reference)?.close())
  }
}

async function loadReference(documentUrl: string, title: string): Promise<FastifyInstance> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  const configuration = {
    url: documentUrl,
    title,
    hideClientButton: true,
    telemetry: false,
    withDefaultFonts: false,
  } as object
  await server.register(plugin, { routePrefix: '/docs', configuration })
  await server.ready()
  return server
}
