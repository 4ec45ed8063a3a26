import type { FastifyInstance } from 'fastify'
import { Type } from '../../../platform/type.ts'

/** A day, in seconds. Chromium keeps what it is told for two hours of it. */
const KEPT_S = 86_400

/** Headers that a script may read, besides those that every script may. */
const EXPOSED = 'ETag, Link, Retry-After, X-Ignored-Fields, X-Request-Id, X-Total-Count, X-Total-Count-Capped'

/**
 * Lets scripts of pages from anywhere ask these addresses, without anything that the browser knows of its visitor, and read
 * all answers, refusals too (Fetch Standard, CORS protocol).
 */
export function allowAnyOrigin(app: FastifyInstance, methods: Record<string, 'GET' | 'POST'>): void {
  // Who is turned away for asking too often is so before the route has its turn.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*')
    reply.header('Access-Control-Expose-Headers', EXPOSED)
  })
  for (const [url, method] of Object.entries(methods))
    app.route({
      method: 'OPTIONS',
      url,
      config: { access: 'open' },
      schema: { hide: true, response: { 204: Type.Null() } },
      handler: async (_request, reply) => {
        reply.header('Access-Control-Allow-Methods', method)
        reply.header('Access-Control-Allow-Headers', 'Content-Type')
        reply.header('Access-Control-Max-Age', KEPT_S)
        return reply.code(204).send(null)
      },
    })
}
