import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/**
 * Prepares a server for being stopped without a failed request. The answer takes no new connection, lets each that is
 * there finish the request it has begun to send, tells it that it is the last, and then closes the application.
 * Connections that are not done after `longestMs`, such as of a client that went silent in mid-request, are cut.
 */
export function drainable(app: FastifyInstance, longestMs: number): () => Promise<void> {
  let draining = false
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('Connection', 'close')
  })
  return async () => {
    draining = true
    const { server } = app
    const drained = new Promise<void>((resolve) => server.close(() => resolve()))
    // An answer whose head was sent before keeps its connection open, idle.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const cut = setTimeout(() => server.closeAllConnections(), longestMs)
    await drained
    clearInterval(sweep)
    clearTimeout(cut)
    await app.close()
  }
}
