import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../../test/support/badges.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { ok } from '../../../../test/support/training.ts'
import { isGenuine } from '../../certificates/credential/check-credential.fixture.ts'
import { signUnsignedAwards } from '../credential/sign-unsigned-awards.ts'
import { forgetAwardSignatures } from '../credential/signed-awards.fixture.ts'

const get = (world: World, url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: url.replace('http://laurel.test', ''), headers })

async function anAward(world: World): Promise<any> {
  const badge = await aBadge(world)
  return ok(world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' }))
}

test('the address of a credential answers anyone with the signed document, also once it is revoked', async () => {
  await using world = await startWorld()
  const { id, credential_url, badge_url } = await anAward(world)
  assert.equal(credential_url, `${badge_url}.json`)
  const answer = await get(world, credential_url, { origin: 'https://verifier.example.org' })
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'application/vc+ld+json'])
  assert.equal(answer.headers['access-control-allow-origin'], '*')
  assert.ok(isGenuine(answer.json()))
  const same = await get(world, badge_url, { accept: 'application/vc' })
  assert.deepEqual([same.body, same.headers['content-type']], [answer.body, 'application/vc'])
  assert.equal((await get(world, credential_url, { 'if-none-match': `${answer.headers['etag']}` })).statusCode, 304)
  assert.match(`${(await get(world, badge_url, { accept: 'text/html' })).headers['content-type']}`, /^text\/html/)
  await ok(world.request('POST', `/admin/badge-awards/${id}/revoke`, {}))
  const { credentialStatus } = (await get(world, credential_url)).json()
  const list = await get(world, credentialStatus.statusListCredential)
  assert.deepEqual([list.statusCode, list.json().id], [200, credentialStatus.statusListCredential])
})

test('an award that is not signed yet has no credential, and its facts do not name one', async () => {
  await using world = await startWorld()
  const { credential_url, public_id } = await anAward(world)
  const facts = async () => (await get(world, `/api/v1/public/badges/${public_id}`)).json().badge.credential_url
  assert.equal(await facts(), credential_url)
  await forgetAwardSignatures(world)
  const { statusCode, body } = await get(world, credential_url)
  assert.equal(statusCode, 404)
  assert.match(body, /not been signed yet/)
  assert.equal(await facts(), null)
  assert.equal((await get(world, '/b/00000000-0000-4000-8000-000000000000.json')).statusCode, 404)
  await signUnsignedAwards(world.services)
})
