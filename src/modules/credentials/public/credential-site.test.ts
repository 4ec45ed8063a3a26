import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const get = async (world: World, url: string) => {
  const answer = await world.app.inject({ method: 'GET', url: url.replace('http://laurel.test', '') })
  return { status: answer.statusCode, type: answer.headers['content-type'], headers: answer.headers, body: answer }
}
const bitsOf = (list: any) => gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))

async function credentialOf(world: World) {
  const { id, credential_url } = await aCertificate(world)
  return { id, credential: (await get(world, credential_url)).body.json() }
}

test('the key that a credential names is in the DID document until it is withdrawn, and in the history after', async () => {
  await using world = await startWorld()
  const { credential } = await credentialOf(world)
  const [did, key] = credential.proof.verificationMethod.split('#')
  const at = `/orgs/${did.split(':').at(-1)}`
  const answer = await get(world, `${at}/did.json`)
  assert.deepEqual([answer.status, answer.type], [200, 'application/did+json'])
  assert.equal(answer.headers['access-control-allow-origin'], '*')
  const document = answer.body.json()
  assert.equal(document.id, did)
  assert.deepEqual(document.assertionMethod, [credential.proof.verificationMethod])
  assert.equal(document.verificationMethod[0].publicKeyMultibase, key)
  await world.query(
    `update signing_key set retired_at = now(), withdrawn_at = now(), sealed_private = null where purpose = 'credential'`,
  )
  assert.equal((await get(world, `${at}/did.json`)).status, 404)
  const { keys } = (await get(world, `${at}/keys.json`)).body.json()
  const found = keys.find(({ id }: { id: string }) => id === credential.proof.verificationMethod)
  assert.ok(found.withdrawn_at)
  for (const path of ['did.json', 'keys.json', 'status/0'])
    assert.equal((await get(world, `/orgs/00000000/${path}`)).status, 404)
})

test('a list has the bit of a revoked certificate at once, and is the same for all until something changes', async () => {
  await using world = await startWorld()
  const { id, credential } = await credentialOf(world)
  const { statusListCredential: url, statusListIndex } = credential.credentialStatus
  const index = Number(statusListIndex)
  const isSet = (list: any) => (bitsOf(list)[index >> 3]! & (0x80 >> (index & 7))) !== 0
  const before = await get(world, url)
  assert.deepEqual([before.status, before.type], [200, 'application/vc+ld+json'])
  assert.equal(before.body.json().issuer, credential.issuer.id)
  assert.equal(isSet(before.body.json()), false)
  assert.equal((await get(world, url)).body.body, before.body.body)
  await world.request('POST', `/admin/certificates/${id}/revoke`, {})
  const after = await get(world, url)
  assert.equal(isSet(after.body.json()), true)
  assert.notEqual(after.headers['etag'], before.headers['etag'])
  const days = Date.parse(after.body.json().validUntil) - Date.parse(after.body.json().validFrom)
  assert.equal(days, 30 * 86_400_000)
  for (const name of ['-1', '01', 'c0', '99999999999', 'b-1'])
    assert.equal((await get(world, `${url.slice(0, url.lastIndexOf('/'))}/${name}`)).status, 404)
})
