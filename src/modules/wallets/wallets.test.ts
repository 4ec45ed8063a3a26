import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../test/support/badges.ts'
import { aCertificate } from '../../../test/support/factories.ts'
import fc from '../../../test/support/fast-check.ts'
import { askDigitalBazaar } from '../../../test/support/foreign-verifiers.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { OWN_PAGE } from '../../../test/support/my-pages.ts'
import { assertUsable, open, sendFields } from '../../../test/support/public-forms.ts'
import { anOffer, aWallet, fetchFrom, redeem, take } from '../../../test/support/wallet-client.ts'

async function aMailingWorld(): Promise<World> {
  const world = await startWorld()
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  return world
}

async function anOfferedCertificate(world: World) {
  const certificate = await aCertificate(world)
  return { certificate, offer: await anOffer(world, `/c/${certificate.public_id}`) }
}

const tokenRequest = async (world: World, fields: Record<string, string>) => {
  const [org] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  const answer = await fetchFrom(world)(`http://laurel.test/orgs/${org!.handle}/wallet/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}
const codeIn = ({ credentialOffer }: Awaited<ReturnType<typeof redeem>>) =>
  credentialOffer.grants!['urn:ietf:params:oauth:grant-type:pre-authorized_code']!['pre-authorized_code']
const GRANT = { grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code' }

test('a wallet of others gets a certificate and a badge for its key, which foreign verifiers find valid', async () => {
  await using world = await aMailingWorld()
  const site = (url: string) => fetchFrom(world)(url)
  const certificate = await aCertificate(world)
  const badge = await aBadge(world)
  const awarded = await world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' })
  assert.equal(awarded.status, 201, JSON.stringify(awarded.body))
  for (const [path, algorithm] of [
    [`/c/${certificate.public_id}`, 'ES256'],
    [`/b/${awarded.body.public_id}`, 'EdDSA'],
  ] as const) {
    const offer = await anOffer(world, path)
    assertUsable(offer.page)
    assert.match(offer.page.text, /<svg [^>]*role="img"/)
    const wallet = aWallet(world, algorithm)
    const { credential } = await take(world, await redeem(world, offer, wallet))
    assert.match(credential.credentialSubject.id, /^did:jwk:/)
    const jwk = JSON.parse(Buffer.from(credential.credentialSubject.id.slice(8), 'base64url').toString())
    assert.deepEqual([jwk.x, jwk.d], [wallet.publicJwk.x, undefined])
    assert.equal(credential.id, `http://laurel.test${path}`)
    assert.equal(await askDigitalBazaar(credential, site), 'valid')
    credential.credentialSubject.id = 'did:jwk:other'
    assert.equal(await askDigitalBazaar(credential, site), 'refused')
  }
})

test('a wallet may name its key by did:key or did:jwk, at a site whose address has a path too', async () => {
  await using world = await startWorld({ siteUrl: 'http://laurel.test/events' })
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  const certificate = await aCertificate(world)
  for (const [algorithm, method] of [
    ['ES256', 'did:key'],
    ['EdDSA', 'did:key'],
    ['ES256', 'did:jwk'],
  ] as const) {
    world.advance(61_000)
    const wallet = aWallet(world, algorithm, method)
    const offer = await anOffer(world, `/c/${certificate.public_id}`)
    const { credential } = await take(world, await redeem(world, offer, wallet))
    const { didUrl } = wallet.signer as { didUrl: string }
    assert.equal(credential.credentialSubject.id, didUrl.split('#')[0])
    assert.equal(credential.id, `http://laurel.test/events/c/${certificate.public_id}`)
    const moved = (url: string) => fetchFrom(world)(url)
    assert.equal(await askDigitalBazaar(credential, moved), 'valid')
  }
})

test('a wallet without a key gets the credential of the certificate itself', async () => {
  await using world = await aMailingWorld()
  const { certificate, offer } = await anOfferedCertificate(world)
  const { issuerMetadata, accessToken } = await redeem(world, offer)
  const answer = await fetchFrom(world)(issuerMetadata.credentialIssuer.credential_endpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ credential_configuration_id: 'OpenBadgeCredential' }),
  })
  const { credentials } = (await answer.json()) as any
  const published = await fetchFrom(world)(certificate.credential_url)
  assert.deepEqual(credentials[0].credential, await published.json())
})

test('a code is used once, also by two at once, and never after five wrong transaction codes or thirty minutes', async () => {
  await using world = await aMailingWorld()
  const { certificate, offer } = await anOfferedCertificate(world)
  const path = `/c/${certificate.public_id}`
  const redeemed = await redeem(world, offer)
  const again = { ...GRANT, 'pre-authorized_code': codeIn(redeemed), tx_code: offer.txCode }
  assert.deepEqual((await tokenRequest(world, again)).body.error, 'invalid_grant')
  assert.match((await open(world, offer.address)).text, /was used or has expired/)

  const codeOfOffer = async (link: string) => {
    const found = await aWallet(world).client.resolveCredentialOffer(link)
    return { ...GRANT, 'pre-authorized_code': codeIn({ credentialOffer: found } as never) }
  }
  const second = await anOffer(world, path)
  const fields = await codeOfOffer(second.link)
  const both = await Promise.all([1, 2].map(() => tokenRequest(world, { ...fields, tx_code: second.txCode })))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400])

  world.advance(61_000)
  const third = await anOffer(world, path)
  const guessed = await codeOfOffer(third.link)
  const wrong = third.txCode === '000000' ? '111111' : '000000'
  assert.equal((await tokenRequest(world, guessed)).body.error, 'invalid_request')
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => tokenRequest(world, { ...guessed, tx_code: wrong })),
  )
  assert.ok(guesses.every(({ status, body }) => status === 400 && body.error === 'invalid_grant'))
  const [row] = await world.query<{ tries: number }>('select tries from wallet_offer order by id desc limit 1')
  assert.equal(row!.tries, 5)
  assert.equal((await tokenRequest(world, { ...guessed, tx_code: third.txCode })).body.error, 'invalid_grant')

  const fourth = await anOffer(world, path)
  const late = await codeOfOffer(fourth.link)
  world.advance(30 * 60_000)
  assert.equal((await tokenRequest(world, { ...late, tx_code: fourth.txCode })).body.error, 'invalid_grant')
  const stored = JSON.stringify(await world.query('select w::text from wallet_offer w'))
  for (const secret of [offer.txCode, offer.address.split('/').at(-1)!, codeIn(redeemed)])
    assert.ok(!stored.includes(`"${secret}"`))
})

test('an access token gives the credential once, also to two at once, and a proof with a used or foreign nonce none', async () => {
  await using world = await aMailingWorld()
  const { certificate, offer } = await anOfferedCertificate(world)
  const redeemed = await redeem(world, offer)
  const both = await Promise.allSettled([1, 2].map(() => take(world, redeemed)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const { nonce } = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))[0]!
  const path = `/c/${certificate.public_id}`
  const next = await redeem(world, await anOffer(world, path))
  for (const wrong of [nonce, nonce.slice(0, -2), 'x'.repeat(46)])
    await assert.rejects(take(world, next, wrong), /invalid_nonce/)
  const old = (await next.client.requestNonce({ issuerMetadata: next.issuerMetadata })).c_nonce
  world.advance(301_000)
  await assert.rejects(take(world, next, old), /invalid_nonce/)
  // Nothing that was refused used the token up.
  assert.match((await take(world, next)).credential.credentialSubject.id, /^did:jwk:/)
  const forger = { ...next, signer: aWallet(world).signer }
  await assert.rejects(take(world, forger as never), /invalid_proof/)
})

test('a revoked certificate is refused at every step, and its page offers nothing', async () => {
  await using world = await aMailingWorld()
  const { certificate, offer } = await anOfferedCertificate(world)
  const redeemed = await redeem(world, offer)
  await world.request('POST', `/admin/certificates/${certificate.id}/revoke`, {})
  await assert.rejects(take(world, redeemed), /credential_request_denied/)
  const page = await open(world, `/c/${certificate.public_id}/wallet`)
  assert.equal(page.heading, 'Not available for wallets')
  assert.doesNotMatch(page.text, /<form method="post" action="\/c/)
  const mails = await world.query(`select from email where kind = 'wallet_code'`)
  await sendFields(world, `/c/${certificate.public_id}/wallet`, {}, OWN_PAGE)
  assert.equal((await world.query(`select from email where kind = 'wallet_code'`)).length, mails.length)
})

test('codes are mailed to the holder alone, rarely, and for forms of this site', async () => {
  await using world = await aMailingWorld()
  const { certificate, offer } = await anOfferedCertificate(world)
  const path = `/c/${certificate.public_id}/wallet`
  const [mail] = await world.query<{ to_address: string }>(`select to_address from email where kind = 'wallet_code'`)
  assert.equal(mail!.to_address, certificate.attendee_email)
  const [{ id }] = (await world.request('GET', '/admin/emails?kind=wallet_code')).body
  const { body: shown } = await world.request('GET', `/admin/emails/${id}`)
  for (const part of [shown.text, shown.html]) assert.ok(part.includes('…') && !part.includes(offer.txCode))
  assert.equal((await sendFields(world, path, {}, { 'sec-fetch-site': 'cross-site' })).status, 403)
  assert.equal((await sendFields(world, path, {}, OWN_PAGE)).status, 303)
  assert.equal((await sendFields(world, path, {}, OWN_PAGE)).status, 429)
  assert.match((await open(world, `/c/${certificate.public_id}`)).text, new RegExp(`href="${path}"`))
  assert.equal((await open(world, '/c/00000000-0000-4000-8000-000000000000/wallet')).status, 404)
  assert.equal((await open(world, path, { 'accept-language': 'ar' })).heading, 'الإضافة إلى المحفظة')
})

test('no body that a wallet sends causes an error of the server', async () => {
  await using world = await aMailingWorld()
  const { offer } = await anOfferedCertificate(world)
  const { issuerMetadata, accessToken } = await redeem(world, offer)
  const { credential_endpoint: endpoint, credential_issuer: issuer } = issuerMetadata.credentialIssuer
  const part = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')
  const jwt = fc
    .tuple(
      fc.record({
        alg: fc.constantFrom('ES256', 'EdDSA', 'none', 7),
        kid: fc.constantFrom('did:key:z6Mk', 'did:jwk:e30', 'x'),
      }),
      fc.record({ aud: fc.constantFrom(issuer, ''), iat: fc.oneof(fc.integer(), fc.string()), nonce: fc.string() }),
    )
    .map(([header, payload]) => `${part({ typ: 'openid4vci-proof+jwt', ...header })}.${part(payload)}.AAAA`)
  const member = fc.oneof(fc.jsonValue(), fc.record({ jwt: fc.array(fc.oneof(jwt, fc.jsonValue())) }))
  const names = ['credential_identifier', 'format', 'proof', 'proofs', 'credential_response_encryption']
  const bodies = fc.record({
    credential_configuration_id: fc.constantFrom('OpenBadgeCredential', '', null, '__proto__'),
    rest: fc.dictionary(fc.constantFrom(...names), member, { minKeys: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(bodies, fc.dictionary(fc.string(), fc.string()), async ({ rest, ...body }, fields) => {
      const answer = await fetchFrom(world)(endpoint, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, ...rest }),
      })
      assert.ok(answer.status < 500, await answer.text())
      const { status } = await tokenRequest(world, { ...GRANT, ...fields })
      assert.ok(status >= 400 && status < 500, String(status))
    }),
    { numRuns: 150 },
  )
})
