import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { keysStored } from '../../../../test/support/stored.ts'

async function aPicture(world: World, red: number, key = world.key) {
  const picture = sharp({ create: { width: 1200, height: 600, channels: 3, background: { r: red, g: 0, b: 0 } } })
  const { body, headers } = upload(await picture.jpeg().toBuffer(), { name: 'cover.jpg' })
  const added = await world.request('POST', '/admin/pictures', body, { headers, key })
  assert.equal(added.status, 201, added.text)
  return added.body as { image_url: string; picture: string }
}

const page = async (world: World, url: string) =>
  (await world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body

/** Runs jobs that are due within a week, and what they schedule. */
async function aWeekLater(world: World): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await world.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    await world.runJobs()
  }
  assert.deepEqual(await world.query('select id from graphile_worker._private_jobs where last_error is not null'), [])
}

test('a cover is on the page of its event, on its card, in link previews and in structured data', async () => {
  await using world = await startWorld()
  const { image_url } = await aPicture(world, 200)
  const event = await anEvent(world, { visibility: 'public', cover_image_url: image_url })
  assert.equal(event.cover_image_url, image_url)
  const path = new URL(event.public_url).pathname
  const src = new URL(image_url).pathname
  const html = await page(world, path)
  assert.ok(html.includes(`<img class="cover" src="${src}" width="1000" height="500" alt="">`), html.slice(0, 4_000))
  assert.ok(html.includes(`<meta property="og:image" content="${image_url}">`))
  assert.ok(html.includes('<meta property="og:image:type" content="image/jpeg">'))
  assert.ok(html.includes('<meta property="og:image:width" content="1000">'))
  assert.ok(html.includes(`"image":["${image_url}","${event.public_url}.png"]`))
  assert.ok((await page(world, '/marketplace')).includes(`src="${src}"`))
  const [listed] = (await world.request('GET', '/public/marketplace', undefined, { key: null })).body
  assert.equal(listed.cover_image_url, image_url)
  const drawn = await world.request('PATCH', `/admin/events/${event.id}`, { cover_image_url: null })
  assert.equal(drawn.body.cover_image_url, null)
  const plain = await page(world, path)
  assert.ok(!plain.includes('class="cover"') && plain.includes(`content="${event.public_url}.png"`))
})

test('a cover must be a picture of the own organisation', async () => {
  await using world = await startWorld()
  const foreign = await aPicture(world, 200, await world.stranger())
  const event = await anEvent(world)
  for (const cover_image_url of [foreign.image_url, `${foreign.image_url}?x`, 'https://example.org/a.jpg']) {
    const refused = await world.request('PATCH', `/admin/events/${event.id}`, { cover_image_url })
    assertRefused(refused, 422, 'validation_failed', 'body.cover_image_url', 'unknown_reference')
  }
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}`)).body, event)
})

test('a picture stays while an event shows it, also in a duplicate, and goes a week after the last one dropped it', async () => {
  await using world = await startWorld()
  const { image_url, picture } = await aPicture(world, 100)
  const stored = () => keysStored(world, 'layout-pictures/')
  const event = await anEvent(world, { cover_image_url: image_url })
  const copy = await world.request('POST', `/admin/events/${event.id}/duplicate`, {})
  assert.equal(copy.body.cover_image_url, image_url)
  await aWeekLater(world)
  assert.deepEqual(await stored(), [`layout-pictures/${picture}`])
  await world.request('PATCH', `/admin/events/${event.id}`, { cover_image_url: null })
  await aWeekLater(world)
  assert.deepEqual(await stored(), [`layout-pictures/${picture}`])
  await world.request('DELETE', `/admin/events/${copy.body.id}`)
  await aWeekLater(world)
  assert.deepEqual(await stored(), [])
})
