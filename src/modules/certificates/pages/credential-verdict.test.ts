import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { signUnsigned } from '../issuing/sign-unsigned.ts'
import { checkCertificate } from '../verifying/verify-certificate.ts'
import { visit } from './public-pages.fixture.ts'

/** The status of a credential as programs get it, and the result of its check as people read it. */
async function verdicts(world: World, publicId: string): Promise<[string, string]> {
  const { body } = await visit(world, `/api/v1/v/certs/${publicId}`)
  const { text } = await visit(world, `/c/${publicId}`)
  const check = /<strong>Verifiable credential: ([a-z ]+)\.<\/strong> ([^.]*)\./.exec(text)
  return [body.certificate.credential_status, check === null ? 'no check' : `${check[1]}: ${check[2]}`]
}

test('verification says what verifiers of the credential find out: valid, expired, revoked', async () => {
  await using world = await startWorld()
  const { id, public_id } = await aCertificate(world, { certificate_validity_days: 1 })
  const valid = 'passed: Signed with a key of the issuer, and not marked as revoked'
  assert.deepEqual(await verdicts(world, public_id), ['valid', valid])
  world.advance(2 * 86_400_000)
  const expired = 'not passed: Signed with a key of the issuer, but expired'
  assert.deepEqual(await verdicts(world, public_id), ['expired', expired])
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  const revoked = 'not passed: Signed, and marked as revoked, so every verifier refuses it'
  assert.deepEqual(await verdicts(world, public_id), ['revoked', revoked])
})

test('verification says that the key was withdrawn, until the certificate is signed again', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const { body } = await world.request('GET', '/admin/signing-keys')
  const { id } = body.find(({ state }: any) => state === 'current')
  assert.equal((await world.request('POST', `/admin/signing-keys/${id}/withdraw`)).status, 200)
  const [status, check] = await verdicts(world, public_id)
  assert.equal(status, 'key_withdrawn')
  assert.match(check, /^not yet: The issuer withdrew the key/)
  await signUnsigned(world.services)
  assert.equal((await verdicts(world, public_id))[0], 'valid')
})

test('verification says that a certificate is not signed yet', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  await world.query(
    'update certificate set signing_key_id = null, signature = null, signed_at = null, credential_version = null',
  )
  assert.deepEqual(await verdicts(world, public_id), ['not_signed', 'not yet: It is being signed'])
})

test('a record that no longer fits its signature fails the check of its page', async () => {
  await using world = await startWorld({ doctor: false })
  const { public_id } = await aCertificate(world)
  await world.query(`update certificate set expires_at = now() + interval '9 years'`)
  const [, check] = await verdicts(world, public_id)
  assert.equal(check, 'not passed: Its signature does not fit what is stored')
})

test('a site that can have no credential says nothing about one', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const found = await checkCertificate({ ...world.services, siteUrl: 'http://[::1]:8080' }, public_id)
  assert.ok(found.status !== 'not_found')
  assert.deepEqual([found.certificate.credential_url, found.certificate.credential_status], [null, null])
})
