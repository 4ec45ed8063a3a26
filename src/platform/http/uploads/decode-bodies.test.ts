import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { workbookOfColumn } from '../../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import { AYSE, aForm } from '../../../../test/support/forms.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const EVENT = JSON.stringify({ name: 'Zipped', template_image_url: 'placeholder' })
const json = { 'content-type': 'application/json' }

function send(path: string, body: Buffer | string, headers: Record<string, string>, coding = 'gzip') {
  return world.request('POST', path, body, { headers: { ...headers, 'content-encoding': coding } })
}
const create = (body: Buffer, coding = 'gzip', more = {}) => send('/admin/events', body, { ...json, ...more }, coding)

test('a gzip body is read as its content: JSON, CSV, a form and an upload', async () => {
  for (const coding of ['gzip', 'GZIP', 'x-gzip', ' gzip ']) {
    const { status, body } = await create(gzipSync(EVENT), coding)
    assert.deepEqual([status, body.name], [201, 'Zipped'], coding)
  }
  const twice = await create(Buffer.concat([gzipSync(EVENT.slice(0, 9)), gzipSync(EVENT.slice(9))]))
  assert.deepEqual([twice.status, twice.body.name], [201, 'Zipped'])
  const csv = gzipSync('Email,First name\r\nzipped@example.org,Ada\r\n')
  const contacts = await send('/admin/crm/import-csv', csv, { 'content-type': 'text/csv' })
  assert.deepEqual([contacts.status, contacts.body.created], [200, 1], contacts.text)
  const event = await anEvent(world)
  const form = upload(workbookOfColumn(['Name', 'Ada', 'Alan']))
  const path = `/admin/events/${event.id}/bulk-generate?dry_run=true`
  const names = await send(path, gzipSync(form.body), form.headers)
  assert.deepEqual([names.status, names.body.total_count], [200, 2], names.text)
  const lead = await aForm(world)
  const sent = await send(`/public/forms/${lead.slug}/submit`, gzipSync(JSON.stringify(AYSE)), json)
  assert.equal(sent.status, 201, sent.text)
})

test('a compressed request and the same uncompressed one share an Idempotency-Key', async () => {
  const once = { 'idempotency-key': 'zipped-1' }
  const first = await create(gzipSync(EVENT), 'gzip', once)
  const again = await world.request('POST', '/admin/events', EVENT, { headers: { ...json, ...once } })
  const level = await create(gzipSync(EVENT, { level: 0 }), 'gzip', once)
  assert.equal(first.status, 201)
  for (const { status, headers, body } of [again, level])
    assert.deepEqual([status, headers['idempotency-replayed'], body.id], [201, 'true', first.body.id])
  const other = await create(gzipSync(EVENT.replace('Zipped', 'Other')), 'gzip', once)
  assertRefused(other, 422, 'validation_failed', 'header.idempotency-key', 'idempotency_key_reused')
})

test('any other encoding is 415 and names gzip, for JSON, CSV and uploads', async () => {
  const before = await count(world, 'event')
  const bodies = { br: brotliCompressSync(EVENT), deflate: deflateSync(EVENT), zstd: zstdCompressSync(EVENT) }
  for (const [coding, body] of [
    ...Object.entries(bodies),
    ['gzip, gzip', gzipSync(gzipSync(EVENT))],
    ['compress', gzipSync(EVENT)],
    ['gzip;q=1', gzipSync(EVENT)],
  ] as [string, Buffer][]) {
    const form = upload(workbookOfColumn(['Name', 'Ada']))
    for (const refused of [
      await create(body, coding),
      await send('/admin/crm/import-csv', body, { 'content-type': 'text/csv' }, coding),
      await send('/admin/designs', form.body, form.headers, coding),
    ]) {
      assertRefused(refused, 415, 'unsupported_media_type')
      assert.equal(refused.headers['accept-encoding'], 'gzip')
      assert.match(refused.body.detail, /Content-Encoding: gzip/)
    }
  }
  assert.equal(await count(world, 'event'), before)
  assert.equal((await create(Buffer.from(EVENT), 'identity')).status, 201)
})

test('an encoding without a body changes nothing', async () => {
  const { id } = await anEvent(world)
  for (const coding of ['gzip', 'br']) {
    const headers = { 'content-encoding': coding }
    assert.equal((await world.request('GET', '/admin/events', undefined, { headers })).status, 200)
    const closed = await world.request('POST', `/admin/events/${id}/close-registration`, undefined, { headers })
    assert.equal(closed.status, 200, closed.text)
  }
})

test('a body that is not gzip, is cut off, or goes on after its end is 400', async () => {
  const whole = gzipSync(EVENT)
  const form = upload(workbookOfColumn(['Name', 'Ada']))
  const zipped = gzipSync(form.body)
  for (const bytes of [
    Buffer.from(EVENT),
    whole.subarray(0, -1),
    whole.subarray(0, 12),
    whole.subarray(0, 3),
    Buffer.concat([whole, Buffer.from('{}')]),
    Buffer.concat([whole, Buffer.alloc(4)]),
    Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8)]),
  ])
    assertRefused(await create(bytes), 400, 'invalid_request')
  for (const bytes of [zipped.subarray(0, -9), Buffer.concat([zipped, Buffer.from('x')]), form.body]) {
    assertRefused(await send('/admin/designs', bytes, form.headers), 400, 'invalid_request')
    const csv = { 'content-type': 'text/csv' }
    assertRefused(await send('/admin/crm/import-csv', bytes, csv), 400, 'invalid_request')
  }
  assertRefused(await create(gzipSync('{')), 400, 'malformed_json')
})

test('limits count what a body decodes to, and decoding stops there', async () => {
  const event = (size: number) => `{"name":"a","template_image_url":"placeholder"${' '.repeat(size - 47)}}`
  assert.equal((await create(gzipSync(event(1_048_576)))).status, 201)
  assertRefused(await create(gzipSync(event(1_048_577))), 413, 'payload_too_large')
  const bomb = gzipSync(Buffer.alloc(100 * 1_048_576, ' '))
  const spoilt = Buffer.concat([gzipSync(event(1_300_000)), gzipSync('x').subarray(0, 12), Buffer.from('damaged')])
  for (let nth = 0; nth < 10; nth++) assertRefused(await create(spoilt), 413, 'payload_too_large')
  const form = { 'content-type': 'multipart/form-data; boundary=b' }
  const opened = gzipSync('--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n')
  const { id } = await anEvent(world)
  for (const refused of [
    await create(bomb),
    await send('/admin/crm/import-csv', bomb, { 'content-type': 'text/csv' }),
    await send(`/admin/events/${id}/bulk-generate`, Buffer.concat([opened, bomb]), form),
  ])
    assertRefused(refused, 413, 'payload_too_large')
})

test('a body that decodes without end is refused while it is still being sent', async () => {
  await using served = await startWorld()
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = served.app.server.address() as AddressInfo
  const { id } = await anEvent(served)
  const piece = gzipSync(Buffer.alloc(4 * 1_048_576, ' '))
  const opened = gzipSync('--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n')
  for (const [path, type, first] of [
    ['/admin/events', 'application/json', piece],
    ['/admin/crm/import-csv', 'text/csv', piece],
    [`/admin/events/${id}/bulk-generate`, 'multipart/form-data; boundary=b', opened],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const answered = once(socket, 'data').then(([bytes]) => String(bytes))
    const headers = `Host: laurel.test\r\nAuthorization: Bearer ${served.key}\r\nContent-Type: ${type}`
    const encoded = 'Content-Encoding: gzip\r\nTransfer-Encoding: chunked'
    socket.write(`POST /api/v1${path} HTTP/1.1\r\n${headers}\r\n${encoded}\r\n\r\n`)
    const write = (bytes: Buffer) =>
      new Promise<void>((resolve) => {
        socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]), () =>
          resolve(),
        )
      })
    await write(first)
    let isAnswered = false
    void answered.then(() => {
      isAnswered = true
    })
    while (!isAnswered) await write(piece)
    assert.match(await answered, /^HTTP\/1\.1 413 /, path)
    socket.destroy()
  }
  assert.equal((await served.request('GET', '/healthz')).status, 200)
})

test('a sender who breaks off, and one who is refused early, leave the service as it was', async () => {
  await using served = await startWorld()
  await served.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = served.app.server.address() as AddressInfo
  const part = gzipSync(randomBytes(400_000)).subarray(0, 200_000)
  for (const [path, type, key] of [
    ['/admin/events', 'application/json', served.key],
    ['/admin/crm/import-csv', 'text/csv', served.key],
    ['/admin/designs', 'multipart/form-data; boundary=b', served.key],
    ['/admin/designs', 'multipart/form-data; boundary=b', 'nonsense'],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const headers = `Host: laurel.test\r\nAuthorization: Bearer ${key}\r\nContent-Type: ${type}`
    const encoded = 'Content-Encoding: gzip\r\nContent-Length: 900000'
    socket.write(`POST /api/v1${path} HTTP/1.1\r\n${headers}\r\n${encoded}\r\n\r\n`)
    await new Promise<void>((resolve) => socket.write(part, () => resolve()))
    socket.destroy()
    await once(socket, 'close')
  }
  assert.equal((await served.request('GET', '/admin/events')).status, 200)
})

test('compressed data without content is refused once it is longer than any content could explain', async () => {
  const empty = gzipSync('')
  const many = Buffer.concat(Array(Math.ceil(3_000_000 / empty.length)).fill(empty))
  const csv = await send('/admin/crm/import-csv', many, { 'content-type': 'text/csv' })
  assertRefused(csv, 413, 'payload_too_large')
  const noise = randomBytes(700_000).toString('hex').slice(0, 1_000_000)
  const stored = gzipSync(JSON.stringify({ name: 'a', template_image_url: 'placeholder', noise }), { level: 0 })
  assert.equal((await create(stored)).status, 201)
})
