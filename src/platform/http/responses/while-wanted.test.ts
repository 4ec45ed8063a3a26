import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { whileWanted } from './while-wanted.ts'

test('an answer is not wanted any more once its connection has closed, and is until it was sent', async () => {
  const signals = Promise.withResolvers<AbortSignal>()
  const server = createServer((request, raw) => {
    const signal = whileWanted({ raw })
    if (request.url === '/answered') raw.end('done', () => raw.once('close', () => signals.resolve(signal)))
    else {
      signal.addEventListener('abort', () => raw.emit('noticed', signal.reason.message))
      raw.once('noticed', (message) => server.emit('noticed', message))
      server.emit('asked')
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const noticed = once(server, 'noticed')
    const asked = once(server, 'asked')
    const request = get(`${site}/left`).on('error', () => {})
    await asked
    request.destroy()
    assert.match((await noticed)[0], /connection was closed/)
    get(`${site}/answered`, (answer) => answer.resume())
    assert.equal((await signals.promise).aborted, false)
  } finally {
    server.close().closeAllConnections()
  }
})
