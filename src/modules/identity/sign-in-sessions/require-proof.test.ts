import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, PASSWORD } from '../../../../test/support/people.ts'
import { aPersonWithPassword, setUpApp } from '../../../../test/support/second-factors.ts'
import { softwareAuthenticator } from '../../../../test/support/software-authenticator.ts'

const TEN_MINUTES = 10 * 60_000

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const newKey = (token: string) =>
  world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['events:read'] }, as(token))
const confirm = (token: string, body: object) => world.request('POST', '/auth/confirm', body, as(token))

test('ten minutes after somebody proved who they are keys, people and deletions ask for it again, and nothing else does', async () => {
  const { token } = await aPersonWithPassword(world)
  const event = await anEvent(world)
  assert.equal((await newKey(token)).status, 201)
  world.advance(TEN_MINUTES + 1)
  assertRefused(await newKey(token), 403, 'confirmation_required')
  const deletion = () => world.request('DELETE', `/admin/events/${event.id}`, undefined, as(token))
  assertRefused(await deletion(), 403, 'confirmation_required')
  assertRefused(
    await world.request('DELETE', `/admin/events/${event.id}?dry_run=1`, undefined, as(token)),
    403,
    'confirmation_required',
  )
  const archive = { email: 'a@example.org' }
  assertRefused(await world.request('POST', '/admin/privacy/export', archive, as(token)), 403, 'confirmation_required')
  assertRefused(await world.request('POST', '/me/totp', undefined, as(token)), 403, 'confirmation_required')
  assert.equal((await world.request('GET', '/admin/api-keys', undefined, as(token))).status, 200)
  assert.equal((await confirm(token, { password: PASSWORD })).status, 204)
  assert.equal((await newKey(token)).status, 201)
  assert.equal((await deletion()).status, 204)
})

test('who proved who they are while the clock was ahead is asked again once it is right', async () => {
  world.advance(24 * TEN_MINUTES)
  const { token } = await aPersonWithPassword(world)
  assert.equal((await newKey(token)).status, 201)
  world.advance(-24 * TEN_MINUTES)
  assertRefused(await newKey(token), 403, 'confirmation_required')
})

test('saying that nothing shall be done opens only what can be asked so', async () => {
  const { token } = await aPerson(world)
  world.advance(TEN_MINUTES + 1)
  const body = { name: 'K', scopes: ['events:read'] }
  const pretended = await world.request('POST', '/admin/api-keys?dry_run=true', body, as(token))
  assertRefused(pretended, 403, 'confirmation_required')
})

test('an API key is never asked who it is', async () => {
  const { key } = await aKey(world, ['api_keys:write', 'events:read'])
  world.advance(24 * 3_600_000)
  const made = await world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['events:read'] }, { key })
  assert.equal(made.status, 201)
})

test('a wrong password, a used code and the passkey of somebody else confirm nothing, and guesses are limited', async () => {
  const { token } = await aPersonWithPassword(world)
  const { code } = await setUpApp(world, token)
  world.advance(TEN_MINUTES + 1)
  assertRefused(await confirm(token, { password: 'wrong password' }), 422, 'validation_failed')
  assertRefused(await confirm(token, {}), 422, 'validation_failed')
  const shown = code()
  assert.equal((await confirm(token, { code: shown })).status, 204)
  assertRefused(await confirm(token, { code: shown }), 422, 'validation_failed')
  assertRefused(await confirm(token, { password: 'wrong password' }), 422, 'validation_failed')
  assertRefused(await confirm(token, { password: PASSWORD }), 429, 'rate_limited')
})

test('a passkey of one’s own confirms, and that of somebody else does not', async () => {
  const [one, other] = [await aPerson(world), await aPerson(world)]
  const authenticators = []
  for (const { token } of [one, other]) {
    const authenticator = softwareAuthenticator('http://laurel.test')
    const begun = await world.request('POST', '/me/passkeys/options', undefined, as(token))
    const credential = authenticator.create(begun.body)
    assert.equal((await world.request('POST', '/me/passkeys', { name: 'P', credential }, as(token))).status, 201)
    authenticators.push(authenticator)
  }
  world.advance(TEN_MINUTES + 1)
  const options = async () => (await world.request('POST', '/auth/confirm/options', undefined, as(one.token))).body
  assertRefused(
    await confirm(one.token, { passkey: authenticators[1]!.get(await options()) }),
    422,
    'validation_failed',
  )
  assertRefused(await newKey(one.token), 403, 'confirmation_required')
  assert.equal((await confirm(one.token, { passkey: authenticators[0]!.get(await options()) })).status, 204)
  assert.equal((await newKey(one.token)).status, 201)
})

test('where owners and admins need a second factor, one without is open to nothing but setting one up', async () => {
  await using world = await startWorld()
  const [owner, viewer] = [await aPerson(world), await aPerson(world, { role: 'viewer' })]
  const policy = { second_factor: 'owners_and_admins' }
  const changed = await world.request('PATCH', '/admin/sign-in-policy', policy, as(owner.token))
  assert.deepEqual([changed.status, changed.body], [200, policy])
  const events = (token: string) => world.request('GET', '/admin/events', undefined, as(token))
  assertRefused(await events(owner.token), 403, 'second_factor_required')
  assertRefused(
    await world.request('PATCH', '/admin/sign-in-policy', policy, as(owner.token)),
    403,
    'second_factor_required',
  )
  const told = await world.request('GET', '/auth/session', undefined, as(owner.token))
  assert.equal(told.body.second_factor_required, true)
  assert.equal((await events(viewer.token)).status, 200)
  assert.equal((await world.request('GET', '/admin/events')).status, 200)
  await setUpApp(world, owner.token)
  assert.equal((await events(owner.token)).status, 200)
})

test('an admin cannot say who speaks for the addresses of owners', async () => {
  const { token } = await aPerson(world, { role: 'admin' })
  const answer = await world.request('PATCH', '/admin/sign-in-policy', { second_factor: 'optional' }, as(token))
  assertRefused(answer, 403, 'forbidden')
  const key = await world.request('POST', '/admin/api-keys', { name: 'K', scopes: ['sign_in:write'] }, as(token))
  assertRefused(key, 403, 'forbidden')
})
