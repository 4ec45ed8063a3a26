import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aBadge, PICTURE } from '../../../test/support/badges.ts'
import { anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { fieldsOnly, keysStored } from '../../../test/support/stored.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { renderFile } from '../../lib/render/render-file.ts'
import { badgeDrawing } from './drawing/badge-drawing.ts'

function send(world: World, path: string, bytes: Buffer, name = 'medal.png') {
  const { body, headers } = upload(bytes, { name })
  return world.request('POST', `${path}/image`, body, { headers })
}

test('a picture is uploaded, kept with what is seen through it, shared by badges, and gone when none has it', async () => {
  await using world = await startWorld()
  const [first, second] = [await aBadge(world), await aBadge(world)]
  assert.equal((await world.request('GET', `${first.path}/image`)).headers['content-type'], 'image/png')
  for (const { path } of [first, second]) assert.equal((await send(world, path, PICTURE)).body.image, 'uploaded')
  assert.equal((await keysStored(world, 'badge-pictures/')).length, 1)
  const { bytes } = await world.request('GET', `${first.path}/image`)
  const corners = await sharp(bytes).extract({ left: 799, top: 0, width: 1, height: 1 }).raw().toBuffer()
  assert.equal(corners.at(-1), 0, 'what was clear is clear')
  assert.equal((await world.request('DELETE', `${first.path}/image`)).status, 204)
  assert.equal((await world.request('GET', first.path)).body.image, 'drawn')
  await sweep(world)
  assert.equal((await keysStored(world, 'badge-pictures/')).length, 1)
  // The first badge keeps it with an older version.
  await world.request('DELETE', second.path)
  await sweep(world)
  assert.equal((await keysStored(world, 'badge-pictures/')).length, 1)
  await world.request('DELETE', first.path)
  await sweep(world)
  assert.deepEqual(await keysStored(world, 'badge-pictures/'), [])
})

/** Removes what is to be removed in an hour. */
async function sweep(world: World): Promise<void> {
  await world.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await world.runJobs()
}

test('pictures of any form become squares that are not too large, and what is no picture is refused and leaves nothing', async () => {
  await using world = await startWorld()
  const { path } = await aBadge(world)
  const big = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer()
  await send(world, path, big)
  const { width, height } = await sharp((await world.request('GET', `${path}/image`)).bytes).metadata()
  assert.deepEqual([width, height], [800, 800])
  const stored = await keysStored(world, 'badge-pictures/')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [svg, PICTURE.subarray(0, 40), Buffer.alloc(0)])
    assertRefused(await send(world, path, bytes), 422, 'validation_failed', 'body.image', 'unusable_picture')
  const without = fieldsOnly({ name: 'A' })
  const answer = await world.request('POST', `${path}/image`, without.body, { headers: without.headers })
  assertRefused(answer, 422, 'validation_failed', 'body.image', 'missing')
  assertRefused(await send(world, path, Buffer.alloc(5 * 1_048_576 + 1)), 413, 'payload_too_large')
  assertRefused(await send(world, '/admin/badge-templates/999', PICTURE), 404, 'not_found')
  assert.deepEqual(await keysStored(world, 'badge-pictures/'), stored)
})

test('badges are drawn in every colour and script, in at most 80 KB each', async () => {
  await using world = await startWorld()
  await anEvent(world)
  const names = [
    'متحدث متميز',
    '東京優秀発表者',
    'सम्मानित प्रतिभागी',
    '🏅🏅',
    'W'.repeat(100),
    'a '.repeat(50).trim(),
    '\u0300x',
    'ﷺ'.repeat(100),
  ]
  for (const name of names) {
    const { path } = await aBadge(world, { name })
    const { status, bytes } = await world.request('GET', `${path}/image`)
    assert.equal(status, 200, name)
    assert.ok(bytes.length <= 80_000, `${name}: ${bytes.length}`)
    const { width, height } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [800, 800])
  }
})

test('the same drawing of a badge gives the same bytes, and crowded ones keep to 80 KB in every colour', async () => {
  const texts = { orgId: 1, name: 'Şampiyon', issuer: 'Laurel', holder: 'Ayşe Yılmaz', language: 'tr' }
  const draw = async (templateId: number) => renderFile(badgeDrawing({ ...texts, templateId }), 'png')
  const digests = [await draw(1), await draw(2), await draw(1)].map((png) => sha256(png).toString('hex'))
  const [first, second] = [
    'd23e5378e6f04fe81488f173687daa45bdb962396bb4c7d52cd708776b092619',
    '857f9f3b8d3dd5570741a6c9d70f1ef744f713706ca455dd302c558e9c9ed8a3',
  ]
  assert.deepEqual(digests, [first, second, first])
  const crowded = { ...texts, name: 'ﷺ'.repeat(100), issuer: 'W'.repeat(60), holder: 'م'.repeat(100) }
  const sizes = Array.from({ length: 8 }, (_, n) => renderFile(badgeDrawing({ ...crowded, templateId: n + 1 }), 'png'))
  for (const { length } of await Promise.all(sizes)) assert.ok(length <= 80_000, String(length))
})
