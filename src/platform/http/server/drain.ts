import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
/** For the answers of requests whose work was given up. */
const ANSWER_MS = 500

/**
 * Prepares a server for being stopped without a failed request. What it answers with first serves on for `delayMs`, so
 * that proxies see on /readyz that they should turn to others, and tells each connection that is used that its request
 * is the last: a proxy cannot know whether a request reached a server that closes an idle connection under it. Then it
 * takes no new connection, ends answers that would go on for ever, lets each that is there finish the request it has begun to send, and closes the application.
 * `longestMs` later `giveUp` ends the work of requests that still run, so that they are answered with 503 and are undone,
 * and connections that are then not done, such as of a client that went silent in mid-request, are cut.
 */
export function drainable(
  app: FastifyInstance,
  { delayMs, longestMs, giveUp }: { delayMs: number; longestMs: number; giveUp: () => Promise<void> },
): () => Promise<void> {
  let draining = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining) reply.header('Connection', 'close')
    done()
  })
  return async () => {
    draining = true
    const { server } = app
    if (server.listening) await wait(delayMs)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    app.closing.abort()
    const within = (ms: number) => Promise.race([closed.then(() => true), wait(ms, false, { ref: false })])
    // An answer whose head was sent before keeps its connection open, idle.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    if (!(await within(longestMs))) {
      await giveUp()
      await within(ANSWER_MS)
      server.closeAllConnections()
    }
    await closed
    clearInterval(sweep)
    await app.close()
  }
}
