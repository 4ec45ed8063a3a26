import type { FastifyInstance, FastifyRequest } from 'fastify'

const EMBEDDED =
  "default-src 'none';img-src 'self';style-src 'self';script-src 'self';form-action 'self';base-uri 'none';frame-ancestors *"

/** Whether a form is asked for to stand in a page of somebody else. */
export function isEmbedded({ query }: FastifyRequest): boolean {
  return (query as { embed?: string }).embed === '1'
}

/** Lets pages from anywhere have forms in a frame, also when they could not be shown; all other pages stay out of frames. */
export function frameAnywhere(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isEmbedded(request)) return
    reply.header('Content-Security-Policy', EMBEDDED)
    reply.removeHeader('X-Frame-Options')
  })
}
