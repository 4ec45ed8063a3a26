import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn } from '../../../../test/support/people.ts'
import { aPersonWithPassword } from '../../../../test/support/second-factors.ts'
import { type Forgery, softwareAuthenticator } from '../../../../test/support/software-authenticator.ts'

const SITE = 'http://laurel.test'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const options = async () => (await world.request('POST', '/auth/passkey/options', undefined, { key: null })).body
const use = (answer: object) => world.request('POST', '/auth/passkey', answer, { key: null })

/** A person with a passkey, and ways to manipulate the authenticator's responses. */
async function somebody(person: { id: number; token: string } | null = null) {
  const { id, token } = person ?? (await aPerson(world))
  const authenticator = softwareAuthenticator(SITE)
  const begun = await world.request('POST', '/me/passkeys/options', undefined, as(token))
  const body = { name: 'Telephone', credential: authenticator.create(begun.body) }
  const made = await world.request('POST', '/me/passkeys', body, as(token))
  assert.equal(made.status, 201, made.text)
  const signIn = async (forged: Forgery = {}) => use(authenticator.get(await options(), forged))
  return { id, token, authenticator, made: made.body, signIn, sent: body }
}

test('a passkey signs in alone, as both factors', async () => {
  const { id, signIn, token, made } = await somebody()
  const answer = await signIn()
  assert.equal(answer.status, 204, answer.text)
  const { body } = await world.request('GET', '/auth/session', undefined, as(cookieIn(answer)!))
  assert.deepEqual([body.person.id, body.person.second_factor], [id, true])
  const [session] = await world.query(
    `select method, second_factor from person_session where person_id = ${id} order by id desc limit 1`,
  )
  assert.deepEqual(session, { method: 'passkey', second_factor: true })
  const [listed] = (await world.request('GET', '/me/passkeys', undefined, as(token))).body
  assert.deepEqual([listed.id, listed.name, listed.backed_up], [made.id, 'Telephone', false])
  assert.ok(listed.last_used_at !== null)
})

test('an answer of a passkey is of use once, and with it its challenge', async () => {
  const { authenticator } = await somebody()
  const challenge = await options()
  const answer = authenticator.get(challenge)
  assert.equal((await use(answer)).status, 204)
  assertRefused(await use(answer), 401, 'unauthenticated')
  assertRefused(await use(authenticator.get(challenge)), 401, 'unauthenticated')
  const again = await options()
  const twins = [authenticator.get(again), authenticator.get(again)]
  const both = await Promise.all(twins.map(use))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 401])
})

test('a challenge lasts five minutes, and is one of ours', async () => {
  const { authenticator, token } = await somebody()
  const challenge = await options()
  const own = (await world.request('POST', '/auth/confirm/options', undefined, as(token))).body
  const toMake = (await world.request('POST', '/me/passkeys/options', undefined, as(token))).body
  for (const other of [own, toMake, { challenge: 'A'.repeat(43) }])
    assertRefused(
      await use(authenticator.get({ rpId: 'laurel.test', challenge: other.challenge })),
      401,
      'unauthenticated',
    )
  world.advance(5 * 60_000)
  assertRefused(await use(authenticator.get(challenge)), 401, 'unauthenticated')
})

test('what another site, another key or a copied key has signed opens nothing', async () => {
  const { signIn } = await somebody()
  assert.equal((await signIn({ counter: 7 })).status, 204)
  const forgeries: Forgery[] = [
    { origin: 'http://evil.test' },
    { rpId: 'evil.test' },
    { userVerified: false },
    { otherKey: true },
    { counter: 7 },
    { counter: 3 },
    { userHandle: 'AAAA' },
    { type: 'webauthn.create' },
  ]
  for (const forged of forgeries) assertRefused(await signIn({ counter: 9, ...forged }), 401, 'unauthenticated')
  assert.equal((await signIn({ counter: 9 })).status, 204)
})

test('of several answers with one counter, as a copied key gives them, one counts', async () => {
  const { authenticator } = await somebody()
  const challenges = await Promise.all(Array.from({ length: 6 }, options))
  const answers = await Promise.all(challenges.map((each) => use(authenticator.get(each, { counter: 9 }))))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 401, 401, 401, 401, 401])
})

test('a passkey is made by the one who began, once, for this site', async () => {
  const { sent, token } = await somebody()
  assertRefused(await world.request('POST', '/me/passkeys', sent, as(token)), 409, 'conflict')
  const other = await aPerson(world)
  const begun = await world.request('POST', '/me/passkeys/options', undefined, as(token))
  const credential = softwareAuthenticator(SITE).create(begun.body)
  const body = { name: 'Stolen', credential }
  assertRefused(await world.request('POST', '/me/passkeys', body, as(other.token)), 409, 'conflict')
  for (const forged of [{ origin: 'http://evil.test' }, { rpId: 'evil.test' }, { userVerified: false }]) {
    const { body: challenge } = await world.request('POST', '/me/passkeys/options', undefined, as(other.token))
    const made = { name: 'Forged', credential: softwareAuthenticator(SITE).create(challenge, forged) }
    assertRefused(await world.request('POST', '/me/passkeys', made, as(other.token)), 409, 'conflict')
  }
})

test('whoever has a passkey is asked for more than their password, and has recovery codes', async () => {
  const person = await aPersonWithPassword(world)
  const { made, token } = await somebody(person)
  assert.equal(made.recovery_codes.length, 10)
  const asked = await person.signIn()
  assert.deepEqual(asked.body.methods, ['passkey', 'recovery_code'])
  const second = await somebody(person)
  assert.equal(second.made.recovery_codes, null)
  const given = { ticket: asked.body.ticket, code: made.recovery_codes[0] }
  assert.equal((await world.request('POST', '/auth/second-factor', given, { key: null })).status, 204)
  for (const id of [made.id, second.made.id])
    assert.equal((await world.request('DELETE', `/me/passkeys/${id}`, undefined, as(token))).status, 204)
  assert.equal((await person.signIn()).status, 204)
  assertRefused(await second.signIn(), 401, 'unauthenticated')
})

test('nobody takes away the passkey of somebody else', async () => {
  const { made, signIn } = await somebody()
  const other = await aPerson(world)
  assertRefused(await world.request('DELETE', `/me/passkeys/${made.id}`, undefined, as(other.token)), 404, 'not_found')
  assert.equal((await signIn()).status, 204)
})
