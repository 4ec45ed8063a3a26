import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { NOBODY } from './public-pages.fixture.ts'

type Headers = Record<string, string>
const CREDENTIAL = 'application/vc+ld+json'

const get = (world: World, url: string, headers: Headers = {}) => world.app.inject({ method: 'GET', url, headers })

test('the address of a credential answers with what the API says, of any origin, and 304 to those who have it', async () => {
  await using world = await startWorld()
  const { id, public_id, credential_url } = await aCertificate(world)
  const path = `/c/${public_id}.json`
  assert.equal(credential_url, `http://laurel.test${path}`)
  const answer = await get(world, path, { origin: 'https://verifier.example' })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], CREDENTIAL)
  assert.equal(answer.headers['access-control-allow-origin'], '*')
  assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(answer.headers['cache-control'], 'public, max-age=3600')
  const credential = answer.json()
  assert.deepEqual(credential.type, ['VerifiableCredential', 'OpenBadgeCredential'])
  assert.equal(credential.credentialSubject.name, 'Ada Lovelace')
  assert.match(credential.proof.proofValue, /^z/)
  assert.deepEqual((await world.request('GET', `/admin/certificates/${id}/credential`)).body, credential)
  const held = await get(world, path, { 'if-none-match': String(answer.headers['etag']) })
  assert.deepEqual([held.statusCode, held.body], [304, ''])
})

test('the page gives the credential to those who ask for it by type, and stays a page for all others', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const typeOf = async (url: string, accept: string) =>
    String((await get(world, url, { accept })).headers['content-type']).split(';')[0]
  const page = `/c/${public_id}`
  for (const accept of [CREDENTIAL, 'application/ld+json', 'application/ld+json, application/json;q=0.5, */*;q=0.1'])
    assert.equal(await typeOf(page, accept), CREDENTIAL)
  assert.equal(await typeOf(page, 'application/vc'), 'application/vc')
  assert.equal(await typeOf(`${page}.json`, 'application/vc'), 'application/vc')
  assert.equal(await typeOf(`${page}.json`, 'text/html,*/*;q=0.8'), CREDENTIAL)
  for (const accept of ['text/html,application/xhtml+xml', '*/*']) assert.equal(await typeOf(page, accept), 'text/html')
  assert.equal(await typeOf(page, 'application/json'), 'application/json')
  assert.match(String((await get(world, page, { accept: CREDENTIAL })).headers['vary']), /Accept/)
})

test('a revoked certificate keeps its credential as it was, since its list says so; an unknown one is 404', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  const before = await get(world, `/c/${public_id}.json`)
  await world.request('POST', `/admin/certificates/${id}/revoke`, {})
  const after = await get(world, `/c/${public_id}.json`)
  assert.deepEqual([after.statusCode, after.body], [200, before.body])
  for (const headers of [{}, { accept: CREDENTIAL }]) {
    const none = await get(world, `/c/${NOBODY}.json`, headers)
    assert.deepEqual([none.statusCode, none.json().code], [404, 'not_found'])
  }
})

test('a certificate that is not signed yet says so', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world)
  await world.query(
    'update certificate set signing_key_id = null, signature = null, signed_at = null, credential_version = null',
  )
  const answer = await get(world, `/c/${public_id}.json`)
  assert.equal(answer.statusCode, 404)
  assert.match(answer.json().detail, /not been signed yet/)
  assert.equal((await world.request('GET', `/admin/certificates/${id}/credential`)).status, 404)
})

test('fetching a credential counts as a download, robots apart, and prefetching not at all', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  await get(world, `/c/${public_id}.json`, { 'user-agent': 'Wallet/1.0' })
  await get(world, `/c/${public_id}`, { 'user-agent': 'Other/1.0', accept: CREDENTIAL })
  await get(world, `/c/${public_id}.json`, { 'user-agent': 'Googlebot/2.1' })
  await get(world, `/c/${public_id}.json`, { purpose: 'prefetch' })
  await world.app.inject({ method: 'HEAD', url: `/c/${public_id}.json` })
  await world.app.close()
  const rows = await world.query<{ kind: string; n: number }>(
    'select kind, sum(n)::int as n from certificate_use group by 1 order by 1',
  )
  // Both programs have the same address, which counts once an hour.
  assert.deepEqual(rows, [
    { kind: 'downloaded', n: 1 },
    { kind: 'downloaded_by_robot', n: 1 },
  ])
})

test('scripts may ask with any header, which loaders of credentials send', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  for (const url of [`/c/${public_id}.json`, `/c/${public_id}`]) {
    const headers = { origin: 'https://verifier.example', 'access-control-request-headers': 'cache-control,pragma' }
    const answer = await world.app.inject({ method: 'OPTIONS', url, headers })
    assert.deepEqual([answer.statusCode, answer.headers['access-control-allow-headers']], [204, '*'])
  }
})
