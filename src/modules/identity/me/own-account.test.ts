import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn, PASSWORD, setUp } from '../../../../test/support/people.ts'
import { aPersonWithPassword } from '../../../../test/support/second-factors.ts'
import { holdFirst } from '../../../../test/support/statements.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const session = async (token: string) => (await world.request('GET', '/auth/session', undefined, as(token))).body

test('another password needs the one until now, signs out everywhere else, and the old one is of no use', async () => {
  const here = await setUp(world)
  const known = { email: 'olga@example.org', password: PASSWORD }
  const there = cookieIn(await world.request('POST', '/auth/sign-in', known, { key: null }))!
  const set = (body: object) => world.request('PUT', '/me/password', body, as(here))
  const password = 'nine goats on ice'
  assertRefused(await set({ current: 'not this one', password }), 403, 'forbidden')
  assertRefused(await set({ password }), 403, 'forbidden')
  assertRefused(
    await set({ current: PASSWORD, password: 'password123' }),
    422,
    'validation_failed',
    'body.password',
    'weak_password',
  )
  assert.equal((await session(there)).signed_in, true)
  assert.equal((await set({ current: PASSWORD, password })).status, 204)
  assert.deepEqual([(await session(here)).signed_in, (await session(there)).signed_in], [true, false])
  assertRefused(await world.request('POST', '/auth/sign-in', known, { key: null }), 401, 'unauthenticated')
  assert.equal((await world.request('POST', '/auth/sign-in', { ...known, password }, { key: null })).status, 204)
})

test('whoever sits at a signed-in browser guesses at its password five times a minute', async () => {
  const { token } = await aPersonWithPassword(world)
  const statuses = []
  for (let nth = 0; nth < 6; nth++) {
    const body = { current: 'not this one', password: 'nine goats on ice' }
    statuses.push((await world.request('PUT', '/me/password', body, as(token))).status)
  }
  assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429])
})

test('a password that is changed while it is judged signs nobody in any more', async () => {
  const { id, signIn } = await aPersonWithPassword(world)
  using judged = holdFirst(world, 'and password_hash =')
  const answer = signIn()
  await judged.reached
  await world.query(`update person set password_hash = 'another' where id = ${id}`)
  judged.release()
  assertRefused(await answer, 401, 'unauthenticated')
})

test('people see and end their own sessions, and nobody else’s', async () => {
  const [mine, other] = [await aPerson(world), await aPerson(world)]
  const sessions = async (token: string) => (await world.request('GET', '/me/sessions', undefined, as(token))).body
  const [own] = await sessions(mine.token)
  assert.deepEqual([own.current, own.method, own.organisation], [true, 'password', 'My organisation'])
  const end = (token: string) => world.request('DELETE', `/me/sessions/${own.id}`, undefined, as(token))
  assertRefused(await end(other.token), 404, 'not_found')
  assert.equal((await end(mine.token)).status, 204)
  assert.deepEqual(await session(mine.token), { signed_in: false })
})

test('name, looks and views are of the person, and a key has none', async () => {
  const [mine, other] = [await aPerson(world, { role: 'viewer' }), await aPerson(world)]
  const changed = await world.request(
    'PATCH',
    '/me',
    { name: ' Ayşe ', colours: 'dark', language: 'tr' },
    as(mine.token),
  )
  assert.deepEqual([changed.body.name, changed.body.colours, changed.body.language], ['Ayşe', 'dark', 'tr'])
  assert.equal((await session(mine.token)).person.colours, 'dark')
  const views = { list: 'attendees', views: [{ name: 'Here', query: 'checked_in=true' }] }
  for (let nth = 0; nth < 2; nth++)
    assert.deepEqual((await world.request('PUT', '/me/views', views, as(mine.token))).body, views)
  assert.deepEqual((await world.request('GET', '/me/views', undefined, as(mine.token))).body, [views])
  assert.deepEqual((await world.request('GET', '/me/views', undefined, as(other.token))).body, [])
  assertRefused(await world.request('GET', '/me'), 403, 'forbidden')
})
