import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A listener on a port that nobody may ever connect to. When it goes, it says so if anybody did. */
export async function startSentinel(address = '127.0.0.1') {
  let touched = 0
  const server = createServer((socket) => {
    touched += 1
    socket.destroy()
  }).listen(0, address)
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    touched: () => touched,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
      assert.equal(touched, 0, 'somebody connected to a forbidden port')
    },
  }
}
