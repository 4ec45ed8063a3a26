import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { anEvent, upload } from './factories.ts'
import { workbookOf } from './fixtures/spreadsheets/make-workbook.ts'
import { startWorld } from './harness.ts'
import { listen } from './last-byte.ts'
import { traces } from './stored.ts'

test('while hostile workbooks are read, other requests are answered', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  // Within the limits of size, and far beyond those of rows.
  const rows = Array.from({ length: 150_000 }, (_, n) => `<row r="${n + 1}"><c><v>${n % 7919}.${n}</v></c></row>`).join(
    '',
  )
  const form = upload(workbookOf({ rows }))
  const before = await traces(world)
  let reading = true
  const hostile = Promise.all(
    Array.from({ length: 4 }, () =>
      world.request('POST', `/admin/events/${event.id}/bulk-generate`, form.body, { headers: form.headers }),
    ),
  ).finally(() => {
    reading = false
  })
  let answered = 0
  while (reading) {
    assert.equal((await world.request('GET', '/admin/events')).status, 200)
    answered += 1
  }
  assert.deepEqual(
    (await hostile).map(({ status }) => status),
    [422, 422, 422, 422],
  )
  assert.ok(answered >= 10, `${answered} requests were answered meanwhile`)
  assert.deepEqual(await traces(world), before)
})

test('uploads that stop in the middle hold no connection to the database, however many they are', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const port = await listen(world)
  const form = upload(Buffer.alloc(10_000))
  const head = [
    `POST /api/v1/admin/events/${event.id}/bulk-generate HTTP/1.1`,
    'Host: laurel.test',
    `Authorization: Bearer ${world.key}`,
    `Content-Type: ${form.headers['content-type']}`,
    `Content-Length: ${form.body.length}`,
  ].join('\r\n')
  const { max } = world.pool.options
  const slow = await Promise.all(
    Array.from({ length: max + 10 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), form.body.subarray(0, 5_000)]))
      return socket
    }),
  )
  try {
    for (let times = 0; times < 10; times++) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/admin/events`, {
        headers: { authorization: `Bearer ${world.key}` },
      })
      assert.equal(answer.status, 200)
      await answer.text()
    }
    while (world.pool.idleCount < world.pool.totalCount) await new Promise((resolve) => setTimeout(resolve, 5))
    assert.ok(slow.every((socket) => !socket.destroyed))
  } finally {
    for (const socket of slow) socket.destroy()
  }
})
