import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { once } from '../../../lib/caches/once.ts'
import { Type } from '../../../lib/type.ts'
import { UploadedFile } from '../validation/schema.ts'
import { textFormats } from '../validation/text-formats.ts'
import { type Document, finishDocument } from './openapi-document.ts'
import type { Examples } from './openapi-examples.ts'
import type { Patterns, Words } from './openapi-texts.ts'
import { cookieName, readStoredDocument, type StoredSource } from './stored-document.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The parts of a multipart body, for the document; the route reads and validates them itself. */
    form?: TSchema
    /** A text media type that the route also accepts as the whole body. */
    plain?: string
  }
  interface FastifyInstance {
    /** Returns the OpenAPI document, composed in this thread. */
    apiDocument: () => Promise<Document>
    /** Returns the source of the document as JSON text, from which another thread creates it with `documentOf`. */
    apiSource: () => Promise<string>
  }
}

const PUBLIC = /^(open|sign-in|public:.*)$/
const FileForm = Type.Object({ file: UploadedFile })

/** The parts of the document besides the operations; `webhooks` are the events that the service sends. */
export type About = {
  title: string
  /** Read when the document is composed. */
  introduction: () => Promise<string>
  /** Recorded examples by operation id, read when the document is composed. */
  examples: () => Promise<Examples>
  siteUrl: string
  /** The URL of the committed document, if it describes these routes. */
  stored: string | null
  tags: Readonly<Record<string, string>>
  webhooks: Record<string, object>
  words: Words
}

/** The sources of the document, as JSON values. */
type ApiSource = {
  routes: Pick<RouteOptions, 'method' | 'url' | 'schema' | 'config'>[]
  baseUrl: string
  prefix: string
  about: Omit<About, 'introduction' | 'examples' | 'stored'> & { introduction: string; examples: Examples }
  /** Modules add formats of their own, which the thread does not load. */
  patterns: Patterns
}

/**
 * Collects the routes under `prefix` into an OpenAPI 3.1 document, from the same schemas that validate requests. The
 * document is created on first use, since most processes never need it, and published from the committed one, since
 * composing it takes most of a second of processor time, in which no request would be answered.
 */
export function describeApi(app: FastifyInstance, about: { baseUrl: string; prefix: string; about: About }): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') routes.push(route)
  })
  const { stored, siteUrl } = about.about
  app.decorate(
    'apiDocument',
    once(async () => composeDocument(await sourceOf(routes, about))),
  )
  app.decorate(
    'apiSource',
    once(async () =>
      JSON.stringify(
        stored === null
          ? await sourceOf(routes, about)
          : ({ stored, siteUrl, baseUrl: about.baseUrl } satisfies StoredSource),
      ),
    ),
  )
}

/** Creates the document of a source, which is JSON text. */
export async function documentOf(source: string): Promise<Document> {
  const read = JSON.parse(source) as StoredSource | ApiSource
  return 'stored' in read ? readStoredDocument(read) : composeDocument(read)
}

async function sourceOf(
  routes: readonly RouteOptions[],
  { about: { stored: _, ...about }, ...where }: { baseUrl: string; prefix: string; about: About },
): Promise<ApiSource> {
  const [introduction, examples] = await Promise.all([about.introduction(), about.examples()])
  const described = routes.map(({ method, url, schema = {}, config = {} }) => ({ method, url, schema, config }))
  const patterns = Object.fromEntries(
    Array.from(textFormats).flatMap(([name, { pattern }]) => (pattern === undefined ? [] : [[name, pattern]])),
  )
  return { ...where, routes: described, about: { ...about, introduction, examples }, patterns }
}

/** Composes the document in a separate server, which has the routes and never listens. */
async function composeDocument({ routes, baseUrl, prefix, about, patterns }: ApiSource): Promise<Document> {
  const { title, siteUrl, tags, webhooks, words, examples } = about
  const description = about.introduction.replaceAll('{base_url}', baseUrl)
  const { default: swagger } = await import('@fastify/swagger')
  // This server validates and serialises nothing, so no schema needs to be compiled.
  const compilersFactory = { buildValidator: () => () => () => true, buildSerializer: () => () => String } as never
  const app = Fastify({ exposeHeadRoutes: false, schemaController: { compilersFactory } })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description,
        contact: { name: 'Who runs this installation', url: siteUrl },
        license: { name: 'MIT', identifier: 'MIT' } as { name: string },
      },
      servers: [{ url: baseUrl, description: 'This installation' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of your organisation' },
          cookieAuth: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName(siteUrl),
            description: 'The sign-in session of a member; only for pages of this site',
          },
        },
      },
      webhooks,
    },
    stripBasePath: false,
    transformObject: (built) =>
      finishDocument(('openapiObject' in built ? built.openapiObject : {}) as never, {
        words,
        patterns,
        tags,
        examples,
      }) as never,
    transform: ({ schema, url, route }) => {
      const declared = route.config?.access ?? 'open'
      const access = PUBLIC.test(declared) ? null : declared
      const {
        form = schema.consumes?.includes('multipart/form-data') ? FileForm : undefined,
        plain,
        ...rest
      } = schema as FastifySchema
      const described = {
        ...rest,
        ...(form ? { body: bodyOf(form, rest.body, plain), consumes: ['multipart/form-data'] } : {}),
        ...securityOf(access),
      }
      return { schema: described as typeof schema, url: url.startsWith(prefix) ? url.slice(prefix.length) : url }
    },
  })
  for (const route of routes) app.route({ ...route, handler: () => {} })
  await app.ready()
  return app.swagger() as unknown as Document
}

/** API keys and members are checked against the same scopes; a member's own resources need none. */
function securityOf(access: string | null): object {
  if (access === null) return { security: [] }
  if (access === 'any-member') return { security: [{ apiKey: [] }, { cookieAuth: [] }] }
  if (access === 'signed-in') return { security: [{ cookieAuth: [] }] }
  return { security: [{ apiKey: [] }, { cookieAuth: [] }], 'x-required-scope': access }
}

/** The request body as multipart, and optionally as JSON or text too. */
function bodyOf(form: TSchema, json: unknown, plain: string | undefined): unknown {
  if (json === undefined) return form
  const text = plain ? { [plain]: { schema: Type.String() } } : {}
  return { content: { 'multipart/form-data': { schema: form }, 'application/json': { schema: json }, ...text } }
}
