import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
/** For the answers of requests whose work was given up. */
const ANSWER_MS = 500

/**
 * Prepares a server to stop without failing a request. The returned function first keeps serving for `delayMs`, so that
 * proxies see on /readyz that they should switch to others, and marks the next response on each connection as its last:
 * a proxy cannot know whether a request reached a server that closes an idle connection. Then the server accepts no
 * connections, ends endless responses, lets requests that have begun finish, and closes the application. `longestMs`
 * later `giveUp` ends the work of running requests, which are answered with 503 and undone, and connections that are
 * still open, such as those of clients that went silent, are cut.
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
    // A response whose head was sent earlier keeps its connection open and idle.
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
