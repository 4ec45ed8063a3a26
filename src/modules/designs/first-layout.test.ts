import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { anAttendee, anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { count, fieldsOnly } from '../../../test/support/stored.ts'
import { builtinDesigns } from './builtin/builtin-designs.ts'
import { builtinTitles } from './wording/builtin-titles.ts'

function post(world: World, fields: Record<string, string>, picture?: Buffer) {
  const form = picture ? upload(picture, { name: 'picture.png', fields }) : fieldsOnly(fields)
  return world.request('POST', '/admin/designs', form.body, { headers: form.headers })
}

test('each built-in design becomes a design that can be changed, named and worded in the language that is asked for', async () => {
  await using world = await startWorld()
  for (const { key, layout } of builtinDesigns) {
    const { status, body } = await post(world, { builtin: key, language: 'tr-TR' })
    assert.deepEqual([status, body.name, body.version, body.image_url], [201, builtinTitles.tr[key], 1, null])
    assert.deepEqual(body.layout, layout('tr', null))
  }
  const made = (await post(world, { builtin: 'band', name: 'Ours' })).body
  assert.deepEqual([made.name, made.layout], ['Ours', builtinDesigns[1]!.layout('en', null)])
  const changed = await world.request('PATCH', `/admin/designs/${made.id}`, {
    layout: { ...made.layout, drawing: { key: 'band', color: '#006644' } },
  })
  assert.deepEqual([changed.status, changed.body.version], [200, 2])
})

test('a built-in design takes the colour that is sent, else the organisation’s, and keeps its own where it follows none', async () => {
  await using world = await startWorld()
  const drawing = async (fields: Record<string, string>) => (await post(world, fields)).body.layout.drawing
  assert.deepEqual(await drawing({ builtin: 'quiet' }), { key: 'quiet' })
  await world.query(`update organisation set primary_colour = '#e91e63'`)
  assert.deepEqual(await drawing({ builtin: 'quiet' }), { key: 'quiet', color: '#e91e63' })
  assert.deepEqual(await drawing({ builtin: 'quiet', color: '#00AA55' }), { key: 'quiet', color: '#00aa55' })
  assert.deepEqual(await drawing({ builtin: 'laurel' }), { key: 'laurel' })
})

test('certificates of an event are drawn on the built-in design that it was given, and keep it', async () => {
  await using world = await startWorld()
  const design = (await post(world, { builtin: 'night' })).body
  const event = await anEvent(world, { template_id: design.id })
  const issue = async (attendee: { id: number }) => {
    const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, {
      attendee_ids: [attendee.id],
    })
    return issued.body.certificates[0].id
  }
  const pdf = async (id: number) => (await world.request('GET', `/admin/certificates/${id}/pdf`)).bytes
  const first = await issue(await anAttendee(world, event.id))
  const before = await pdf(first)
  const { fields } = design.layout
  const layout = { ...design.layout, fields: fields.slice(1), drawing: { key: 'festival' } }
  assert.equal((await world.request('PATCH', `/admin/designs/${design.id}`, { layout })).status, 200)
  const second = await issue(await anAttendee(world, event.id))
  assert.ok((await pdf(first)).equals(before))
  assert.notEqual((await pdf(second)).length, before.length)
})

test('what would take no effect beside a built-in design is refused by its name', async () => {
  await using world = await startWorld()
  const page = { width: 400, height: 300 }
  const layout = JSON.stringify({ page, language: 'en', fields: [] })
  const picture = createCanvas(40, 20).toBuffer('image/png')
  const cases: [string, string, Record<string, string>, Buffer?][] = [
    ['name', 'missing', {}],
    ['builtin', 'not_together', { builtin: 'band', layout }],
    ['builtin', 'not_together', { builtin: 'band' }, picture],
    ['language', 'not_together', { name: 'A', language: 'tr', layout }],
    ['color', 'not_together', { name: 'A', color: '#00aa55' }],
    ['color', 'not_together', { builtin: 'laurel', color: '#00aa55' }],
  ]
  for (const [field, type, fields, file] of cases) {
    const { status, body } = await post(world, fields, file)
    assert.deepEqual([status, body.detail[0].loc, body.detail[0].type], [422, ['body', field], type])
  }
  assert.equal((await post(world, { builtin: 'unknown' })).status, 422)
  assert.equal((await post(world, { builtin: 'band', language: 'xx' })).status, 422)
  assert.equal((await post(world, { builtin: 'band', color: 'red' })).status, 422)
  assert.equal(await count(world, 'design'), 0)
})
