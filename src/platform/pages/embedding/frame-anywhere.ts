import type { FastifyInstance, FastifyRequest } from 'fastify'

const EMBEDDED =
  "default-src 'none';img-src 'self';style-src 'self';script-src 'self';form-action 'self';base-uri 'none';frame-ancestors *"

/**
 * Allows any website to frame the pages for which `isFramed` holds, including error pages; all others refuse to be
 * framed.
 */
export function frameAnywhere(app: FastifyInstance, isFramed: (request: FastifyRequest) => boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isFramed(request)) return
    reply.header('Content-Security-Policy', EMBEDDED)
    reply.removeHeader('X-Frame-Options')
  })
}
