import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { workbookOf } from '../fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../support/assert-refused.ts'
import { anEvent, upload } from '../support/factories.ts'
import { startWorld } from '../support/harness.ts'
import { listen } from '../support/last-byte.ts'
import { traces } from '../support/stored.ts'

/** Within the limits of size, and far beyond those of rows. */
function tooManyRows(): Buffer {
  const row = (n: number) => `<row r="${n + 1}"><c><v>${n % 7919}.${n}</v></c></row>`
  return workbookOf({ rows: Array.from({ length: 150_000 }, (_, n) => row(n)).join('') })
}

test('while hostile workbooks are read, other requests are answered', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const form = upload(tooManyRows())
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

test('of many workbooks at once some are read, the others are asked to come later, and leave nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const form = upload(tooManyRows())
  const before = await traces(world)
  const send = () =>
    world.request('POST', `/admin/events/${event.id}/bulk-generate`, form.body, { headers: form.headers })
  const answers = await Promise.all(Array.from({ length: 40 }, send))
  const refused = answers.filter(({ status }) => status === 503)
  // Requests being read, and twenty that wait.
  assert.ok(refused.length > 0 && refused.length < 20, `${refused.length} refused`)
  for (const answer of refused) {
    assertRefused(answer, 503, 'unavailable')
    assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/)
  }
  for (const { status } of answers.filter((answer) => !refused.includes(answer))) assert.equal(status, 422)
  assert.deepEqual(await traces(world), before)
  assert.equal((await send()).status, 422)
})

test('uploads have so much memory together; beyond it they are asked to come later, and it comes back', async () => {
  await using world = await startWorld()
  const port = await listen(world)
  const event = await anEvent(world)
  const form = upload(Buffer.alloc(5 * 1_048_576))
  const headers = [`Authorization: Bearer ${world.key}`, `Content-Type: ${form.headers['content-type']}`]
  const length = `Content-Length: ${form.body.length}`
  const line = `POST /api/v1/admin/events/${event.id}/bulk-generate HTTP/1.1`
  const head = `${[line, 'Host: laurel.test', ...headers, length].join('\r\n')}\r\n\r\n`
  const most = async () => {
    // All but the last byte, so that none of them is over.
    const opened = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => {})
        await once(socket, 'connect')
        const answered = once(socket, 'data').then(([chunk]) => String(chunk))
        socket.write(head)
        socket.write(form.body.subarray(0, -1))
        return { socket, answered }
      }),
    )
    const first = await Promise.race(opened.map(({ answered }) => answered))
    return { opened, first }
  }
  for (let times = 0; times < 2; times++) {
    const { opened, first } = await most()
    assert.match(first, /^HTTP\/1.1 503 /)
    assert.match(first, /\r\nretry-after: [1-9]/i)
    for (const { socket } of opened) socket.destroy()
    // Requests that outlive their connection end then.
    const small = upload(Buffer.alloc(1_000_000))
    const path = `/admin/events/${event.id}/bulk-generate`
    const send = () => world.request('POST', path, small.body, { headers: small.headers })
    while ((await send()).status === 503) await new Promise((resolve) => setTimeout(resolve, 5))
    assert.equal((await send()).status, 422)
  }
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
