import assert from 'node:assert/strict'
import { createHash, createPublicKey, type KeyObject, randomBytes, sign, verify, X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { aBadge } from '../../../test/support/badges.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { anOffer, aWallet, fetchFrom, redeem, take } from '../../../test/support/wallet-client.ts'
import { jobContext } from '../../platform/context/context.ts'
import { walletSigner } from '../credentials/index.ts'

const LEARNING = 'LearningCredential'

async function aLearningWorld(): Promise<World> {
  const world = await startWorld()
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  Object.assign(world.services, { sdJwtVc: true })
  return world
}

type Wallet = ReturnType<typeof aWallet>

/** The SD-JWT library that others wrote, as a wallet and as a verifier who trusts the authority of the installation. */
async function sdJwtOf(world: World, { privateKey, publicJwk }: Wallet) {
  const authority = new X509Certificate(
    await (await fetchFrom(world)('http://laurel.test/document-signing.pem')).text(),
  )
  const es256 = (data: string) =>
    sign('sha256', Buffer.from(data), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  const isFrom = (key: KeyObject) => (data: string, signature: string) =>
    verify('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  const isIssued = (data: string, signature: string) => {
    const header = JSON.parse(Buffer.from(data.split('.')[0]!, 'base64url').toString())
    const certificate = new X509Certificate(Buffer.from(header.x5c[0], 'base64'))
    const { iss } = JSON.parse(Buffer.from(data.split('.')[1]!, 'base64url').toString())
    return (
      certificate.checkIssued(authority) &&
      certificate.verify(authority.publicKey) &&
      certificate.subjectAltName === `URI:${iss}, DNS:laurel.test` &&
      isFrom(certificate.publicKey)(data, signature)
    )
  }
  return new SDJwtVcInstance({
    hasher: (data) =>
      createHash('sha256')
        .update(Buffer.from(data as string))
        .digest(),
    hashAlg: 'sha-256',
    saltGenerator: (length) => randomBytes(length).toString('hex'),
    verifier: isIssued,
    statusVerifier: isIssued,
    statusListFetcher: async (uri) => {
      const answer = await fetchFrom(world)(uri)
      assert.equal(answer.headers.get('content-type'), 'application/statuslist+jwt')
      return answer.text()
    },
    kbSigner: es256,
    kbSignAlg: 'ES256',
    kbVerifier: (data, signature, payload) =>
      payload.cnf?.jwk.x === publicJwk.x &&
      isFrom(createPublicKey({ key: payload.cnf?.jwk as never, format: 'jwk' }))(data, signature),
  })
}

test('a wallet gets a learning credential for its key, shows a part of it, and revoking the record revokes it', async () => {
  await using world = await aLearningWorld()
  const certificate = await aCertificate(world)
  const badge = await aBadge(world)
  const { body: award } = await world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' })
  const currentDate = () => Math.floor(world.services.now().getTime() / 1000) + 1
  for (const [path, revoke] of [
    [`/c/${certificate.public_id}`, `/admin/certificates/${certificate.id}/revoke`],
    [`/b/${award.public_id}`, `/admin/badge-awards/${award.id}/revoke`],
  ] as const) {
    const wallet = aWallet(world)
    const redeemed = await redeem(world, await anOffer(world, path), wallet)
    const { credential: badgeForm } = await take(world, redeemed)
    const { credential } = await take(world, redeemed, undefined, LEARNING)
    const sdJwt = await sdJwtOf(world, wallet)
    const { payload, header } = (await sdJwt.verify(credential, { currentDate: currentDate() })) as any
    assert.deepEqual([header.typ, header.alg], ['dc+sd-jwt', 'ES256'])
    assert.equal(payload.vct, 'urn:eu.europa.ec.eudi:learning:credential:1')
    assert.equal(payload.name, badgeForm.credentialSubject.name)
    assert.equal(payload.achievement_title, badgeForm.name)
    assert.equal(payload.issuing_authority, badgeForm.issuer.name)
    assert.equal(String(payload.status.status_list.idx), badgeForm.credentialStatus.statusListIndex)
    const nonce = 'of-the-verifier'
    const shown = await sdJwt.present(credential, { achievement_title: true } as never, {
      kb: { payload: { iat: currentDate(), aud: 'https://verifier.example', nonce } },
    })
    const seen = (await sdJwt.verify(shown, { currentDate: currentDate(), keyBindingNonce: nonce })) as any
    assert.deepEqual([seen.payload.achievement_title, seen.payload.name], [badgeForm.name, undefined])
    const thief = await sdJwtOf(world, aWallet(world))
    await assert.rejects(thief.verify(shown, { currentDate: currentDate(), keyBindingNonce: nonce }))
    const [head, body, ...rest] = credential.split('.')
    const forged = Buffer.from(body, 'base64url').toString().replace('"vct":"urn', '"vct":"xrn')
    const changed = [head, Buffer.from(forged).toString('base64url'), ...rest].join('.')
    await assert.rejects(sdJwt.verify(changed, { currentDate: currentDate() }))
    assert.ok((await world.request('POST', revoke, {})).status < 300)
    await assert.rejects(sdJwt.verify(credential, { currentDate: currentDate() }), /Status is not valid/)
  }
})

test('a learning credential needs the setting and a proof, and the two forms of an offer are each given once', async () => {
  await using world = await aLearningWorld()
  const certificate = await aCertificate(world)
  const redeemed = await redeem(world, await anOffer(world, `/c/${certificate.public_id}`))
  const ask = async (body: object) => {
    const answer = await fetchFrom(world)(redeemed.issuerMetadata.credentialIssuer.credential_endpoint, {
      method: 'POST',
      headers: { authorization: `Bearer ${redeemed.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  assert.equal((await ask({ credential_configuration_id: LEARNING })).body.error, 'invalid_proof')
  // Requests of earlier drafts name a format.
  assert.equal((await ask({ format: 'vc+sd-jwt', vct: 'urn:x' })).body.error, 'invalid_credential_request')
  assert.match((await take(world, redeemed, undefined, LEARNING)).credential, /^ey/)
  await assert.rejects(take(world, redeemed, undefined, LEARNING), /credential_request_denied/)
  assert.ok((await take(world, redeemed)).credential.proof)
  Object.assign(world.services, { sdJwtVc: false })
  assert.equal((await ask({ credential_configuration_id: LEARNING })).body.error, 'unknown_credential_configuration')
  const { issuerMetadata } = await redeem(world, await anOffer(world, `/c/${certificate.public_id}`))
  const offered = issuerMetadata.credentialIssuer.credential_configurations_supported
  assert.deepEqual(Object.keys(offered), ['OpenBadgeCredential'])
})

test('concurrent first uses make one key, and a withdrawal or a new authority makes another', async () => {
  await using world = await aLearningWorld()
  const ctx = jobContext(world.services, 1, 'test')
  const keyNow = async () => (await walletSigner(ctx)).x5c.join()
  const list = async () => (await world.request('GET', `/orgs/${handle}/status/0.jwt`)).status
  const [{ handle }] = (await world.query<{ handle: string }>('select handle from organisation where id = 1')) as [
    { handle: string },
  ]
  assert.equal(await list(), 404)
  const made = await Promise.all([keyNow(), keyNow(), keyNow()])
  assert.equal(new Set(made).size, 1)
  assert.equal(await list(), 200)
  assert.equal((await world.request('POST', '/admin/signing-keys/rotate', {})).status, 200)
  const rotated = await keyNow()
  assert.notEqual(rotated, made[0])
  await world.query(`update signing_key set retired_at = now(), sealed_private = null where purpose = 'authority'`)
  assert.notEqual(await keyNow(), rotated)
  const [count] = await world.query<{ all: number; open: number }>(
    `select count(*)::int as all, count(sealed_private)::int as open from signing_key where algorithm = 'p256'`,
  )
  assert.deepEqual(count, { all: 3, open: 1 })
})
