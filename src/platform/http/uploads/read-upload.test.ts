import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOfColumn } from '../../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { traces } from '../../../../test/support/stored.ts'

type Sent = { name: string; value: string | Buffer; fileName?: string; type?: string }

/** Names and values are sent as Latin-1 bytes, so that a test can send invalid UTF-8. */
function multipart(parts: Sent[]) {
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      'latin1',
    ),
    typeof value === 'string' ? Buffer.from(value, 'latin1') : value,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from('--b--\r\n')])
}

const headers = { 'content-type': 'multipart/form-data; boundary=b' }
const postDesign = (world: World, parts: Sent[]) =>
  world.request('POST', '/admin/designs', multipart(parts), { headers })
const name = { name: 'name', value: 'Blue' }
const field = { type: 'name', x: 0.1, y: 0.1, width: 0.5, height: 0.1 }
const layout = { page: { width: 842, height: 595 }, language: 'en', fields: [field] }
const names = { name: 'file', fileName: 'names.xlsx', value: workbookOfColumn(['Name', 'Ada']) }

test('a part of JSON is taken however its type is called', async () => {
  await using world = await startWorld()
  for (const type of ['application/json', 'application/json; charset=utf-8', 'text/plain', undefined]) {
    const part = { name: 'layout', value: JSON.stringify(layout), ...(type ? { type } : {}) }
    const { status, body } = await postDesign(world, [part, name])
    assert.equal(status, 201, JSON.stringify(body))
    assert.deepEqual(body.layout, layout)
  }
  const broken = await postDesign(world, [name, { name: 'layout', value: '{', type: 'application/json' }])
  assertRefused(broken, 422, 'validation_failed', 'body.layout', 'json')
})

test('fields that an upload does not have take no effect and are named, whatever they are called', async () => {
  await using world = await startWorld()
  const odd = ['colour', 'constructor', '__proto__', 'toString', 'a b', '\u00c5\u009f'].map((name) => ({
    name,
    value: '1',
  }))
  const design = await postDesign(world, [...odd, name])
  assert.equal(design.status, 201, design.text)
  assert.equal(design.headers['x-ignored-fields'], 'colour, constructor, __proto__, toString, a%20b, %C5%9F')
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/bulk-generate?dry_run=true`
  const named = await world.request('POST', path, multipart([...odd.slice(0, 2), names, name]), { headers })
  assert.deepEqual([named.status, named.headers['x-ignored-fields']], [200, 'colour, constructor, name'])
})

test('unknown fields of a layout take no effect and are named, when a design is made and when it is changed', async () => {
  await using world = await startWorld()
  const more = {
    ...layout,
    page: { ...layout.page, depth: 1 },
    fields: [{ ...field, shadow: true }],
    grid: [],
  }
  const made = await postDesign(world, [name, { name: 'layout', value: JSON.stringify(more) }])
  const ignored = 'layout.page.depth, layout.fields.0.shadow, layout.grid'
  assert.deepEqual([made.status, made.headers['x-ignored-fields']], [201, ignored])
  assert.deepEqual(made.body.layout, layout)
  const path = `/admin/designs/${made.body.id}`
  const changed = await world.request('PATCH', path, { name: 'Green', layout: { ...more, language: 'tr' } })
  assert.deepEqual([changed.status, changed.headers['x-ignored-fields']], [200, ignored])
  assert.deepEqual(changed.body.layout, { ...layout, language: 'tr' })
})

test('an upload that could be read in two ways is refused by what is wrong with it, and leaves nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const before = await traces(world)
  const png = { name: 'image', fileName: 'a.png', value: 'x' }
  const refused = (parts: Sent[], place: string, type: string) =>
    postDesign(world, parts).then((answer) => assertRefused(answer, 422, 'validation_failed', place, type))
  await refused([name, name], 'body.name', 'repeated')
  await refused([name, { name: 'name', value: 'Green' }], 'body.name', 'repeated')
  await refused([{ name: 'name', value: 'Bl\xfce' }], 'body.name', 'malformed_unicode')
  await refused([name, { name: 'col\xf6ur', value: '1' }], 'body.a field name', 'malformed_unicode')
  await refused([name, { ...png, fileName: '\xfc.png' }], 'body.file', 'malformed_unicode')
  await refused([name, png, { ...png, name: 'other' }], 'body.other', 'too_many_files')
  await refused(
    [name, png, { name: 'raw', value: 'x', type: 'application/octet-stream' }],
    'body.raw',
    'too_many_files',
  )
  const path = `/admin/events/${event.id}/bulk-generate`
  const two = await world.request('POST', path, multipart([names, { ...names, name: 'more' }]), { headers })
  assertRefused(two, 422, 'validation_failed', 'body.more', 'too_many_files')
  assert.deepEqual(await traces(world), before)
})

test('fields of more than 256 KiB, more than 21 parts and much around them are 413', async () => {
  await using world = await startWorld()
  const around = Buffer.concat([Buffer.alloc(20 * 1_048_576, 'x'), Buffer.from('\r\n'), multipart([name])])
  assertRefused(await world.request('POST', '/admin/designs', around, { headers }), 413, 'payload_too_large')
  const long = (bytes: number) => postDesign(world, [name, { name: 'more', value: Buffer.alloc(bytes, 'x') }])
  assert.equal((await long(256 * 1024)).status, 201)
  const tooLong = await long(256 * 1024 + 1)
  assertRefused(tooLong, 413, 'payload_too_large')
  assert.match(tooLong.body.detail, /The field more/)
  const many = (count: number) =>
    postDesign(world, [name, ...Array.from({ length: count }, () => ({ name: 'x', value: '' }))])
  assert.equal((await many(20)).status, 201)
  assertRefused(await many(21), 413, 'payload_too_large')
})
