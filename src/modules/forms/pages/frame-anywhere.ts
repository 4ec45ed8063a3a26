import type { FastifyInstance, FastifyRequest } from 'fastify'

const EMBEDDED =
  "default-src 'none';img-src 'self';style-src 'self';script-src 'self';form-action 'self';base-uri 'none';frame-ancestors *"

/** True if the form is requested for an iframe. */
export function isEmbedded({ query }: FastifyRequest): boolean {
  return (query as { embed?: string }).embed === '1'
}

/** Allows any website to embed form pages, including error pages; all other pages refuse to be framed. */
export function frameAnywhere(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isEmbedded(request)) return
    reply.header('Content-Security-Policy', EMBEDDED)
    reply.removeHeader('X-Frame-Options')
  })
}
