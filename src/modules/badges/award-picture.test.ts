import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { aBadge, PICTURE } from '../../../test/support/badges.ts'
import { bakedCredentials } from '../../../test/support/baked-credentials.ts'
import { upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { ok } from '../../../test/support/training.ts'
import { badgeAttachment } from './badge-attachment.ts'
import { signUnsignedAwards } from './credential/sign-unsigned-awards.ts'
import { forgetAwardSignatures } from './credential/signed-awards.fixture.ts'

const see = (world: World, path: string, headers: Record<string, string> = {}) =>
  world.request('GET', path, undefined, { key: null, headers })

/** Awards a badge with a drawn picture, or with an uploaded one. */
async function anAward(world: World, picture: 'drawn' | 'uploaded') {
  const badge = await aBadge(world)
  const { body, headers } = upload(PICTURE)
  if (picture === 'uploaded') await ok(world.request('POST', `${badge.path}/image`, body, { headers }))
  return ok(world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' }))
}

for (const picture of ['drawn', 'uploaded'] as const) {
  test(`the ${picture} picture of an award contains its credential once, and shows what it showed without`, async () => {
    await using world = await startWorld()
    const { id, public_id } = await anAward(world, picture)
    const { bytes: baked, headers } = await see(world, `/b/${public_id}.png`)
    const { text } = await see(world, `/b/${public_id}.json`)
    assert.deepEqual(bakedCredentials(baked), [text])
    const mailed = await badgeAttachment.draw(world.services, { orgId: 1, subjectId: id })
    assert.ok(mailed?.equals(baked))
    await forgetAwardSignatures(world)
    const plain = await see(world, `/b/${public_id}.png`, { 'if-none-match': String(headers['etag']) })
    assert.deepEqual([plain.status, bakedCredentials(plain.bytes)], [200, []], 'the tag covers the credential')
    const [pixels, bakedPixels] = await Promise.all([plain.bytes, baked].map((png) => sharp(png).raw().toBuffer()))
    assert.ok(pixels!.equals(bakedPixels!))
    await signUnsignedAwards(world.services)
    assert.equal(bakedCredentials((await see(world, `/b/${public_id}.png`)).bytes).length, 1)
  })
}

test('the credential is read with a key too, also of a revoked award, whose page no longer offers it', async () => {
  await using world = await startWorld()
  const { id, public_id, badge_url } = await anAward(world, 'uploaded')
  const page = async () => (await see(world, `/b/${public_id}`, { accept: 'text/html' })).text
  const link = new RegExp(`href="[^"]*/b/${public_id}\\.json"[^>]*>Verifiable credential<`)
  assert.match(await page(), link)
  const credential = await ok(world.request('GET', `/admin/badge-awards/${id}/credential`))
  assert.equal(credential.id, badge_url)
  await ok(world.request('POST', `/admin/badge-awards/${id}/revoke`, {}))
  assert.doesNotMatch(await page(), link)
  assert.deepEqual(await ok(world.request('GET', `/admin/badge-awards/${id}/credential`)), credential)
  const key = await world.stranger()
  for (const [path, options] of [
    [id, { key }],
    [id + 1, {}],
  ] as const)
    assert.equal((await world.request('GET', `/admin/badge-awards/${path}/credential`, undefined, options)).status, 404)
  await forgetAwardSignatures(world)
  const unsigned = await world.request('GET', `/admin/badge-awards/${id}/credential`)
  assert.deepEqual([unsigned.status, /not been signed yet/.test(unsigned.text)], [404, true])
  await signUnsignedAwards(world.services)
})
