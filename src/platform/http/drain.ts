import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/**
 * Prepares a server for being stopped without a failed request. What it answers with first serves on for `delayMs`, so
 * that proxies see on /readyz that they should turn to others, and tells each connection that is used that its request
 * is the last: a proxy cannot know whether a request reached a server that closes an idle connection under it. Then it
 * takes no new connection, lets each that is there finish the request it has begun to send, and closes the application.
 * Connections that are not done `longestMs` later, such as of a client that went silent in mid-request, are cut.
 */
export function drainable(
  app: FastifyInstance,
  { delayMs, longestMs }: { delayMs: number; longestMs: number },
): () => Promise<void> {
  let draining = false
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('Connection', 'close')
  })
  return async () => {
    draining = true
    const { server } = app
    if (server.listening) await wait(delayMs)
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
