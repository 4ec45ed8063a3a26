import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aPerson, PASSWORD } from '../../../../test/support/people.ts'
import { auditOf } from '../../../../test/support/stored.ts'
import { hashed } from '../passwords/hash-password.ts'
import { bootstrapOwner } from './bootstrap-owner.ts'
import { offerSetUp } from './offer-set-up.ts'

const owners = (...names: string[]) => names.map((name) => ({ email: `${name}@example.org`, password: PASSWORD }))

test('of two processes that start at once with other owners one makes its own, whose printed link is of no use then', async () => {
  await using world = await startWorld()
  const link = await offerSetUp(world.services)
  await Promise.all(owners('ada', 'eve').map((owner) => bootstrapOwner(world.services, owner)))
  const [owner, ...more] = await world.query<{ email: string; role: string }>(
    'select p.email, m.role from person p join membership m on m.person_id = p.id',
  )
  assert.deepEqual([owner!.role, more], ['owner', []])
  const answer = await world.request(
    'POST',
    '/auth/sign-in',
    { email: owner!.email, password: PASSWORD },
    { key: null },
  )
  assert.equal(answer.status, 204)
  const body = { token: link!.split('#')[1], name: 'A', email: 'a@example.org', password: PASSWORD }
  assertRefused(await world.request('POST', '/auth/set-up', body, { key: null }), 404, 'not_found')
  assert.equal(await offerSetUp(world.services), null)
  const [entry, ...others] = await auditOf(world, 'person.create')
  assert.deepEqual([entry.actor, others], ['cli', []])
})

test('where somebody can sign in a start makes nobody an owner, changes no password and takes no time', async () => {
  await using world = await startWorld()
  const [ada, eve] = owners('ada', 'eve') as [ReturnType<typeof owners>[0], ReturnType<typeof owners>[0]]
  await bootstrapOwner(world.services, ada)
  const before = hashed.times
  for (const owner of [eve, { ...ada, password: 'eleven blue kites' }]) await bootstrapOwner(world.services, owner)
  assert.equal(hashed.times, before)
  assert.deepEqual(await world.query('select email from person'), [{ email: ada.email }])
  assert.equal((await world.request('POST', '/auth/sign-in', ada, { key: null })).status, 204)
})

test('the printed link makes no owner of whoever comes after somebody else, nor of a password that is guessed first', async () => {
  await using world = await startWorld()
  const link = await offerSetUp(world.services)
  const body = { token: link!.split('#')[1], name: 'A', email: 'a@example.org', password: PASSWORD }
  const weak = await world.request('POST', '/auth/set-up', { ...body, password: 'password123' }, { key: null })
  assertRefused(weak, 422, 'validation_failed', 'body.password', 'weak_password')
  // By an invitation of the command line.
  await aPerson(world)
  assertRefused(await world.request('POST', '/auth/set-up', body, { key: null }), 404, 'not_found')
  assert.equal((await world.query('select from person')).length, 1)
})
