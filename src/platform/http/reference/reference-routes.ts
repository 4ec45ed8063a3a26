import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyInstance } from 'fastify'
import { Type } from '../../type.ts'

/** `openapi.json`, and a reference for people at `/docs`. */
export function referenceRoutes(prefix: string, title: string): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: `${prefix}/openapi.json`,
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Any() } },
      handler: async (_request, reply) =>
        reply.header('Access-Control-Allow-Origin', '*').send(await app.apiDocument()),
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
