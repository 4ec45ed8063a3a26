import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import fastify from 'fastify'
import { until } from '../../../../test/support/installation.ts'
import { takeTurns } from './request-turns.ts'

/** An application whose requests are handled until a test says so. They name themselves, and their organisation. */
async function anApp(connections: number) {
  const app = fastify()
  const begun: string[] = []
  const handled = new Map<string, () => void>()
  app.addContentTypeParser('text/csv', (_request, _body, done) => done(null))
  app.addHook('onRequest', async (request) => {
    request.turnOf = Number((request.query as { of: string }).of)
  })
  takeTurns(app, connections)
  app.post('/:name', async ({ params }) => {
    const { name } = params as { name: string }
    begun.push(name)
    await new Promise<void>((resolve) => handled.set(name, resolve))
    return {}
  })
  const url = await app.listen()
  return {
    begun,
    url,
    end: (name: string) => handled.get(name)!(),
    async send(name: string, of: number, init: RequestInit = {}) {
      const answer = fetch(`${url}/${name}?of=${of}`, { method: 'POST', ...init })
      answer.catch(() => {})
      // The next one comes after it.
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { answer }
    },
    untilBegun: (count: number) =>
      until(
        async () => begun.length,
        (length) => length === count,
      ),
    async [Symbol.asyncDispose]() {
      for (const end of handled.values()) end()
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

test('requests of one organisation beyond three quarters of the connections wait in order, and others do not', async () => {
  await using app = await anApp(4)
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await app.send(name, 1)
  await app.send('b1', 2)
  await app.untilBegun(4)
  assert.deepEqual(app.begun, ['a1', 'a2', 'a3', 'b1'])
  app.end('a2')
  await app.untilBegun(5)
  assert.equal(app.begun[4], 'a4')
})

test('a request whose client has gone while it waited has no turn', async () => {
  await using app = await anApp(1)
  const leaving = new AbortController()
  await app.send('a1', 1)
  await app.send('a2', 1, { signal: leaving.signal })
  await app.send('a3', 1)
  leaving.abort()
  await new Promise((resolve) => setTimeout(resolve, 50))
  app.end('a1')
  await app.untilBegun(2)
  assert.deepEqual(app.begun, ['a1', 'a3'])
})

test('a thousand wait, and more are refused', async () => {
  await using app = await anApp(1)
  await app.send('a0', 1)
  const answers = Array.from({ length: 1_001 }, (_, nth) => fetch(`${app.url}/w${nth}?of=1`, { method: 'POST' }))
  const first = await Promise.race(answers)
  const { message } = (await first.json()) as { message: string }
  assert.match(message, /^Too many requests of your organisation are waiting/)
  assert.deepEqual(app.begun, ['a0'])
  await Promise.allSettled([app[Symbol.asyncDispose](), ...answers])
})

test('neither a body that comes slowly nor an upload holds a turn', async () => {
  await using app = await anApp(1)
  const { port } = new URL(app.url)
  const slow = connect(Number(port), 'localhost')
  await once(slow, 'connect')
  slow.write('POST /slow?of=1 HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  await app.send('upload', 1, { headers: { 'content-type': 'text/csv' }, body: 'a' })
  await app.send('a1', 1)
  await app.untilBegun(2)
  assert.deepEqual(app.begun, ['upload', 'a1'])
  slow.destroy()
})
