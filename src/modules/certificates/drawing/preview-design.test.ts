import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'

const PATH = '/admin/designs/preview'

async function draw(world: World, body: object, key = world.key) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/v1${PATH}`,
    headers: { authorization: `Bearer ${key}` },
    payload: body,
  })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

const layout = {
  page: { width: 400, height: 300 },
  language: 'en',
  fields: [
    { type: 'name', x: 0.1, y: 0.1, width: 0.8, height: 0.2 },
    { type: 'text', text: 'Fixed', x: 0.1, y: 0.4, width: 0.8, height: 0.2 },
    { type: 'code', x: 0.1, y: 0.6, width: 0.8, height: 0.1 },
    { type: 'qr', x: 0.4, y: 0.75, width: 0.2, height: 0.2 },
  ],
}

test('a preview is a file of the wanted kind and width, of a layout, a design or a built-in one', async () => {
  await using world = await startWorld()
  const jpeg = await draw(world, { builtin: 'quiet' })
  assert.deepEqual([jpeg.status, jpeg.type], [200, 'image/jpeg'])
  assert.equal((await sharp(jpeg.bytes).metadata()).width, 900)
  const png = await draw(world, { layout, format: 'png', width: 200 })
  const { format, width, height } = await sharp(png.bytes).metadata()
  assert.deepEqual([format, width, height], ['png', 200, 150])
  const pdf = await draw(world, { layout, format: 'pdf' })
  assert.equal(pdf.bytes.toString('latin1', 0, 5), '%PDF-')
  const others = await draw(world, { layout, format: 'png', width: 200, record: { attendee_name: 'Zoë' } })
  assert.ok(!others.bytes.equals(png.bytes))
  const moved = { ...layout, fields: layout.fields.map((field) => ({ ...field, x: 0.05 })) }
  assert.ok(!(await draw(world, { layout: moved, format: 'png', width: 200 })).bytes.equals(png.bytes))
})

test('a preview of an attendee prints what the certificate would, and makes no row, number or code', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { first_name: 'Ada', last_name: 'Byron' })
  const rows = async () =>
    Promise.all(['certificate', 'design_version', 'audit_entry', 'domain_event'].map((table) => count(world, table)))
  const before = await rows()
  const input = { builtin: 'laurel', language: event.event_language, event_id: event.id, attendee_id: attendee.id }
  const pdf = await draw(world, { ...input, format: 'pdf' })
  assert.equal(pdf.status, 200)
  const text = pdf.bytes.toString('latin1')
  assert.ok(text.includes(Buffer.from('Byron', 'utf16le').swap16().toString('hex')), 'its title names the attendee')
  assert.match(text, /verify\/preview-preview/)
  assert.deepEqual(await rows(), before)
  for (const code of ['PREVIEW', 'preview-preview-preview-preview-prev']) {
    const { status, body } = await world.request('GET', `/v/certs/${code}`, undefined, { key: null })
    assert.deepEqual([status, body.valid], [404, false])
  }
})

test('a preview shows nothing of another organisation, and takes one design and one record', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  const stranger = await world.stranger()
  const of = { event_id: event.id, attendee_id: attendee.id }
  assert.equal((await draw(world, { builtin: 'quiet', ...of })).status, 200)
  assert.equal((await draw(world, { builtin: 'quiet', ...of }, stranger)).status, 404)
  assert.equal((await draw(world, { builtin: 'quiet', ...of, event_id: event.id + 1 })).status, 404)
  assert.equal((await draw(world, { design_id: 888_888 })).status, 404)
  for (const bad of [
    {},
    { builtin: 'quiet', layout },
    { layout, color: '#123456' },
    { layout, event_id: event.id },
    { layout, record: {}, ...of },
    { layout, width: 100_000 },
    { layout: { ...layout, page: { width: 1e9, height: 300 } } },
    { layout: { ...layout, fields: [{ ...layout.fields[0], x: null }] } },
    { layout: { ...layout, fields: [{ ...layout.fields[0], x: -1 }] } },
    { layout: { ...layout, fields: Array(51).fill(layout.fields[0]) } },
  ])
    assert.equal((await draw(world, bad)).status, 422, JSON.stringify(bad).slice(0, 100))
})

test('however many previews one organisation asks for, another gets its own in between, and too many are 503', async () => {
  await using world = await startWorld()
  const text = 'Wilhelmina '.repeat(20)
  const fields = Array.from({ length: 2 }, () => ({
    type: 'text',
    text,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    fit: 'wrap',
  }))
  const heavy = { layout: { ...layout, fields }, width: 1200 }
  await draw(world, heavy)
  let left = 80
  const many = Array.from({ length: left }, async () => {
    const { status } = await draw(world, heavy)
    left -= 1
    return status
  })
  const { status } = await draw(world, { layout }, await world.stranger())
  assert.equal(status, 200)
  const stillWaiting = left
  const statuses = await Promise.all(many)
  assert.ok(statuses.includes(200) && statuses.includes(503))
  assert.ok(statuses.every((each) => each === 200 || each === 503))
  assert.ok(stillWaiting > 0, 'the other one was not served last')
})
