import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Behaviour, CLIENT, startOidcProvider } from '../../../../test/support/oidc-provider.ts'
import { beginJourney, endJourney, type Journey } from './sso-journey.ts'

const BACK = 'http://laurel.test/api/v1/auth/sso/acme/callback'
const ada = { sub: 'ada-1', email: 'ada@acme.example', email_verified: true, name: 'Ada' }

/** Goes to a provider and back, with the changes that the test makes on the way. */
async function travel(
  behaviour: Partial<Behaviour>,
  change: (arrived: URL, journey: Journey) => { arrived?: URL; journey?: Journey } = () => ({}),
) {
  await using provider = await startOidcProvider({ claims: ada })
  const services = { allowTargets: new Set([provider.target]) }
  const known = { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret }
  const begun = await beginJourney(services, known, { back: BACK, email: null, again: false })
  assert.ok(begun.ok, 'the journey begins')
  Object.assign(provider.behaviour, behaviour)
  const sent = await fetch(begun.value.address, { redirect: 'manual' })
  const arrived = new URL(sent.headers.get('location') ?? `${BACK}?code=x&state=${begun.value.journey.state}`)
  return await endJourney(services, known, {
    arrived,
    journey: begun.value.journey,
    ...change(arrived, begun.value.journey),
  })
}

const problem = async (...travelled: Parameters<typeof travel>) => {
  const outcome = await travel(...travelled)
  return outcome.ok ? 'none' : outcome.problem
}

test('whoever a provider names is told as it has signed it', async () => {
  assert.deepEqual(await travel({}), {
    ok: true,
    value: {
      subject: 'ada-1',
      email: 'ada@acme.example',
      emailVerified: true,
      name: 'Ada',
      manyFactors: false,
      signedInAt: null,
    },
  })
  const vague = await travel({
    claims: { sub: 'x', email: 'a@b.example', email_verified: 'true', amr: ['pwd', 'mfa'] },
  })
  assert.ok(vague.ok && !vague.value.emailVerified && vague.value.manyFactors)
})

test('an answer of another provider, for another, of another journey, out of date or that the provider has not signed is not believed', async () => {
  assert.equal(await problem({ returnedIssuer: 'https://evil.example' }), 'provider_untrusted')
  assert.equal(await problem({ returnedIssuer: null }), 'provider_untrusted')
  assert.equal(await problem({ issuer: 'https://evil.example' }), 'provider_untrusted')
  assert.equal(await problem({ nonce: 'of another journey' }), 'provider_untrusted')
  for (const signedBy of ['another key', 'the client', 'nobody'] as const)
    assert.equal(await problem({ signedBy }), 'provider_untrusted', signedBy)
  assert.equal(await problem({ audience: 'another client' }), 'provider_untrusted')
  assert.equal(await problem({ ends: '-2m' }), 'provider_untrusted')
  const other = (changed: Partial<Journey>) => problem({}, (_, journey) => ({ journey: { ...journey, ...changed } }))
  assert.equal(await other({ state: 'another' }), 'provider_untrusted')
  assert.equal(await other({ nonce: 'another' }), 'provider_untrusted')
  assert.notEqual(await other({ verifier: 'x'.repeat(43) }), 'none')
})

test('a provider that is away, refuses, or lies within the network is told as such', async () => {
  assert.equal(await problem({ refuses: true }), 'provider_refused')
  assert.equal(await problem({ isDown: true }), 'provider_unavailable')
  await using provider = await startOidcProvider({ claims: ada })
  const known = { issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret }
  const inside = await beginJourney({ allowTargets: new Set() }, known, { back: BACK, email: null, again: false })
  assert.ok(!inside.ok && inside.problem === 'provider_unavailable')
  assert.deepEqual(provider.asked, [])
})
