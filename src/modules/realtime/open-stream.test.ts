import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openStream } from './open-stream.ts'

const at = { at: 1, audit: 1, event: 1 }
const changes = Array.from({ length: 50 }, (_, n) => ({ org_id: 1, type: `deal_${'x'.repeat(500)}${n}`, id: n }))

test('a reader that stops reading is cut off, and until then no more than 64 KiB are kept for it', async () => {
  await using server = createServer().listen(0)
  const request = get({ port: (server.address() as AddressInfo).port })
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  let cut = false
  const stream = openStream({
    reader: { scopes: ['*'], seesIds: true },
    retryMs: 1_000,
    cut: () => {
      cut = true
      response.destroy()
      stream.out.destroy()
    },
  })
  stream.out.pipe(response)
  stream.begin([], at)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  answer.pause()
  let max = 0
  let sent = 0
  while (!cut && sent < 5_000) {
    stream.send(changes, at)
    sent++
    max = Math.max(max, stream.out.readableLength)
    await turn()
  }
  assert.ok(cut, `${sent} messages of 27 kB were kept for a client that does not read`)
  assert.ok(sent > 2, 'a reader who is slow for a moment is not cut off')
  assert.ok(max <= 65_536)
  request.destroy()
})

test('who hears nothing for 15 seconds gets a comment with the position, so that no proxy ends the stream and no way back grows', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const stream = openStream({ reader: { scopes: ['*'], seesIds: true }, retryMs: 1_000, cut: () => assert.fail() })
  const received = () => String(stream.out.read() ?? '')
  stream.begin([], at)
  received()
  t.mock.timers.tick(14_999)
  assert.equal(received(), '')
  t.mock.timers.tick(1)
  assert.equal(received(), ': \n\n')
  stream.send([], { at: 5, audit: 6, event: 7 })
  t.mock.timers.tick(15_000)
  assert.equal(received(), ': \nid: 5.6.7\n\n')
  stream.out.destroy()
  await turn()
  t.mock.timers.tick(15_000)
  assert.equal(received(), '')
})
