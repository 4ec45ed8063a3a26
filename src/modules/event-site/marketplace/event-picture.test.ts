import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { open } from '../../../../test/support/public-forms.ts'

async function pictureOf(world: World, { public_url }: { public_url: string }, headers: Record<string, string> = {}) {
  const url = `${new URL(public_url).pathname}.png`
  const {
    statusCode: status,
    headers: got,
    rawPayload: bytes,
  } = await world.app.inject({ method: 'GET', url, headers })
  return { status, headers: got, bytes }
}

const aShownEvent = (world: World, fields: object = {}) => anEvent(world, { visibility: 'unlisted', ...fields })

/** The colour of a point of a picture. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('an event has a picture of 1200 by 630 pixels in the colour and with the logo of its organiser, which its page names', async () => {
  await using world = await startWorld()
  const event = await aShownEvent(world)
  const ours = await pictureOf(world, event)
  assert.deepEqual([ours.status, ours.headers['content-type']], [200, 'image/png'])
  const { format, width, height } = await sharp(ours.bytes).metadata()
  assert.deepEqual([format, width, height], ['png', 1200, 630])
  assert.deepEqual(await colourAt(ours.bytes, 3, 3), [0x1e, 0x51, 0x40])
  await world.request('PATCH', '/admin/organisation', { colours: { primary: '#aa0000' } })
  const red = { r: 10, g: 20, b: 250 }
  const logo = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: red } })
    .png()
    .toBuffer()
  const { body, headers } = upload(logo, { field: 'image', name: 'logo.png' })
  assert.equal((await world.request('POST', '/admin/organisation/logo', body, { headers })).status, 200)
  const theirs = await pictureOf(world, event)
  assert.deepEqual(await colourAt(theirs.bytes, 3, 3), [0xaa, 0, 0])
  assert.deepEqual(await colourAt(theirs.bytes, 204, 564), [10, 20, 250])
  const page = await open(world, event.public_url)
  assert.ok(page.text.includes(`<meta property="og:image" content="${event.public_url}.png">`), page.text)
  assert.ok(page.text.includes('<meta property="og:image:width" content="1200">'))
})

test('the longest names, of any script and direction, fit into the picture', async () => {
  await using world = await startWorld()
  const names = [
    'W'.repeat(200),
    'ğüşiöçİ '.repeat(25),
    'مؤتمر '.repeat(33),
    '東京'.repeat(100),
    'a'.repeat(199),
    '\u202e😀'.repeat(66),
  ]
  for (const name of names) {
    const event = await aShownEvent(world, { name, event_location: name + name.slice(0, 90) })
    const { status, bytes } = await pictureOf(world, event)
    assert.equal(status, 200, name)
    // Nothing is written over the edge of the ground.
    for (const top of [3, 100, 200, 300, 400, 480])
      for (const left of [4, 1195])
        assert.deepEqual(await colourAt(bytes, left, top), [0x1e, 0x51, 0x40], `${name} ${left} ${top}`)
  }
})

test('the picture is the same until its content changes, and that of a private event is not public', async () => {
  await using world = await startWorld()
  const event = await aShownEvent(world, { visibility: 'public' })
  const first = await pictureOf(world, event)
  const held = { 'if-none-match': String(first.headers['etag']) }
  assert.equal((await pictureOf(world, event, held)).status, 304)
  assert.deepEqual((await pictureOf(world, event)).bytes, first.bytes)
  for (const fields of [
    { name: 'Other' },
    { event_location: 'Park' },
    { event_date: '2026-12-01' },
    { event_type: 'course' },
  ]) {
    await world.request('PATCH', `/admin/events/${event.id}`, fields)
    assert.equal((await pictureOf(world, event, held)).status, 200, JSON.stringify(fields))
  }
  assert.notDeepEqual((await pictureOf(world, event)).bytes, first.bytes)
  await world.request('PATCH', `/admin/events/${event.id}`, { visibility: 'private' })
  assert.equal((await pictureOf(world, event, held)).status, 404)
})
