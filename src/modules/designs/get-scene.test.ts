import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { anAttendee, anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { fieldsOnly } from '../../../test/support/stored.ts'
import { FONT_FAMILIES, fontFile } from '../../lib/render/font-catalogue.ts'
import { drawnShapes } from './builtin/builtin-designs.ts'
import { BUILTIN_KEYS } from './layout/builtin-keys.ts'

const pathOf = (url: string) => new URL(url).pathname.slice('/api/v1'.length)

async function createDesign(world: World, fields: Record<string, string>, image?: Buffer): Promise<any> {
  const form = image ? upload(image, { fields }) : fieldsOnly(fields)
  const { status, body } = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

test('the scene of every built-in design holds the layout and the drawing of the design that is made of it', async () => {
  await using world = await startWorld()
  const { body: list } = await world.request('GET', '/admin/designs/builtin?language=tr')
  assert.deepEqual(
    list.map(({ key }: any) => key),
    [...BUILTIN_KEYS],
  )
  for (const { key, color, page } of list) {
    const query = color === null ? '?language=tr' : '?language=tr&color=%23123456'
    const { body: scene } = await world.request('GET', `/admin/designs/builtin/${key}${query}`)
    const made = await createDesign(world, { builtin: key, language: 'tr', ...(color && { color: '#123456' }) })
    const { background, fonts, script_fonts, pictures, logo_url, qr_paper, ...layout } = scene
    assert.deepEqual(pictures, [])
    assert.deepEqual(layout, made.layout)
    assert.deepEqual(layout.page, page)
    assert.deepEqual(background, { kind: 'drawing', shapes: drawnShapes(layout, false), url: null })
    assert.deepEqual([qr_paper, logo_url], [null, null])
    assert.ok(script_fonts.every(({ id, scripts }: any) => scripts.length > 0 && !(id in FONT_FAMILIES)))
    const families = fonts.map(({ id }: any) => id)
    for (const { font = 'display', type } of layout.fields) assert.ok(type === 'qr' || families.includes(font))
    assert.deepEqual((await world.request('GET', `/admin/designs/${made.id}/scene`)).body, scene)
  }
})

test('the scene of a design on a picture leads to the picture, and only its organisation sees it', async () => {
  await using world = await startWorld()
  const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#abc' } })
    .png()
    .toBuffer()
  const { id, image_url } = await createDesign(world, { name: 'Blue' }, png)
  const { body } = await world.request('GET', `/admin/designs/${id}/scene`)
  assert.deepEqual(body.background, { kind: 'picture', shapes: [], url: image_url })
  assert.equal(body.qr_paper, '#ffffff')
  const key = await world.stranger()
  assert.equal((await world.request('GET', `/admin/designs/${id}/scene`, undefined, { key })).status, 404)
})

test('the address of a font gives the very file that certificates are drawn with, to any page, for ever', async () => {
  await using world = await startWorld()
  const { fonts, script_fonts } = (await world.request('GET', '/admin/designs/builtin/laurel')).body
  const all = [...fonts, ...script_fonts]
  assert.equal(new Set(all.map(({ url }: any) => url)).size, all.length)
  const { id, url } = fonts.find((font: any) => font.id === 'script')
  const plain = await world.app.inject({ url: new URL(url).pathname })
  assert.equal(plain.statusCode, 200)
  assert.deepEqual(plain.rawPayload, readFileSync(fontFile(id)))
  assert.equal(plain.headers['access-control-allow-origin'], '*')
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
  const small = await world.app.inject({ url: new URL(url).pathname, headers: { 'accept-encoding': 'br' } })
  assert.ok(small.rawPayload.length < plain.rawPayload.length / 2)
  assert.deepEqual(brotliDecompressSync(small.rawPayload), plain.rawPayload)
  for (const file of [`${id}.ttf`, '..%2F..%2Fpackage.json', 'display-00000000000000000000.ttf'])
    assert.equal((await world.request('GET', `/fonts/${file}`, undefined, { key: null })).status, 404)
  assert.equal((await world.request('GET', pathOf(url), undefined, { key: null })).status, 200)
  const arabic = script_fonts.find(({ scripts }: any) => scripts.includes('Arab'))
  const served = await world.app.inject({ url: new URL(arabic.url).pathname })
  assert.deepEqual(served.rawPayload, readFileSync(fontFile('arabic')))
})

test('what editors note of a field is kept, and what was issued before keeps its bytes', async () => {
  await using world = await startWorld()
  const { id, layout } = await createDesign(world, { builtin: 'quiet' })
  const issue = async () => {
    const event = await anEvent(world, { template_id: id, event_date: '2026-05-04T09:00:00Z' })
    const attendee = await anAttendee(world, event.id, { first_name: 'Ada', last_name: 'Byron' })
    const sent = { attendee_ids: [attendee.id] }
    return (await world.request('POST', `/admin/events/${event.id}/certificates`, sent)).body.certificates[0]
  }
  const { pdf_url } = await issue()
  const read = async () => (await world.app.inject({ url: new URL(pdf_url).pathname })).rawPayload
  const before = await read()
  const fields = layout.fields.map((field: any, nth: number) => ({ ...field, id: `f${nth}`, locked: nth % 2 === 0 }))
  const { status, body } = await world.request('PATCH', `/admin/designs/${id}`, { layout: { ...layout, fields } })
  assert.equal(status, 200)
  assert.deepEqual(body.layout.fields, fields)
  assert.deepEqual(await read(), before)
  for (const bad of ['', 'a b', 'x'.repeat(41)]) {
    const sent = { layout: { ...layout, fields: [{ ...fields[0], id: bad }] } }
    assert.equal((await world.request('PATCH', `/admin/designs/${id}`, sent)).status, 422, bad)
  }
})
