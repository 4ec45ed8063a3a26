import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn, PASSWORD, setUp } from '../../../../test/support/people.ts'
import { auditOf } from '../../../../test/support/stored.ts'
import { offerSetUp } from '../links/offer-set-up.ts'
import { hashed } from '../passwords/hash-password.ts'

let world: World
let owner: string
before(async () => {
  world = await startWorld()
  owner = await setUp(world, { organisation_name: 'Ours', time_zone: 'Europe/Istanbul' })
})
after(() => world[Symbol.asyncDispose]())

const OLGA = { email: 'Olga@Example.org', password: PASSWORD }
const EVENT = (name: string) => ({ name, template_image_url: 'placeholder' })
const signIn = (body: object = OLGA, headers: Record<string, string> = {}) =>
  world.request('POST', '/auth/sign-in', body, { key: null, headers })
const session = async (token: string) => (await world.request('GET', '/auth/session', undefined, as(token))).body

test('the printed link makes the first owner, names the organisation, and is of no use again', async () => {
  const told = await session(owner)
  assert.deepEqual(
    [told.signed_in, told.person.name, told.person.email, told.role, told.scopes, told.event_ids],
    [true, 'Olga', 'olga@example.org', 'owner', ['*'], null],
  )
  assert.deepEqual([told.organisation.name, told.organisation.time_zone], ['Ours', 'Europe/Istanbul'])
  assert.deepEqual(told.organisations, [{ id: 1, name: 'Ours' }])
  assert.equal(await offerSetUp(world.services), null)
  const [entry] = await auditOf(world, 'person.create')
  assert.deepEqual(
    [entry.actor, entry.after],
    [`person:${told.person.id}`, { name: 'Olga', email: 'olga@example.org', role: 'owner' }],
  )
})

test('the link is printed again with every start while nobody can sign in, and one of two who use it at once is the owner', async () => {
  await using fresh = await startWorld()
  const [first, second] = [await offerSetUp(fresh.services), await offerSetUp(fresh.services)]
  assert.equal(first, second)
  assert.match(first!, /^http:\/\/laurel\.test\/admin\/set-up#[\w-]{43}$/)
  const body = { token: first!.split('#')[1], name: 'A', email: 'a@example.org', password: PASSWORD }
  const both = [body, { ...body, email: 'b@example.org' }].map((each) =>
    fresh.request('POST', '/auth/set-up', each, { key: null }),
  )
  assert.deepEqual((await Promise.all(both)).map(({ status }) => status).toSorted(), [204, 404])
  assert.deepEqual(await fresh.query('select role from membership'), [{ role: 'owner' }])
  fresh.advance(25 * 3_600_000)
  assertRefused(await fresh.request('POST', '/auth/set-up', body, { key: null }), 404, 'not_found')
})

test('a link that is too old, or was never given, makes nobody an owner', async () => {
  await using fresh = await startWorld()
  const link = await offerSetUp(fresh.services)
  const body = { token: link!.split('#')[1], name: 'A', email: 'a@example.org', password: PASSWORD }
  const before = hashed.times
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    const answer = await fresh.request('POST', '/auth/set-up', { ...body, token }, { key: null })
    assertRefused(answer, 404, 'not_found')
  }
  fresh.advance(24 * 3_600_000 + 1_000)
  assertRefused(await fresh.request('POST', '/auth/set-up', body, { key: null }), 404, 'not_found')
  assert.equal(hashed.times, before)
  assert.deepEqual(await fresh.query('select from person'), [])
})

test('a password signs in whatever the case of the address, by a cookie that pages cannot read and other sites do not send', async () => {
  const answer = await signIn()
  assert.equal(answer.status, 204, answer.text)
  assert.match(
    String(answer.headers['set-cookie']),
    /^laurel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000,laurel-known=/,
  )
  assert.equal(answer.headers['cache-control'], 'no-store')
  const token = cookieIn(answer)!
  assert.equal((await session(token)).person.email, 'olga@example.org')
  const stored = await world.query<{ token_hash: Buffer }>('select token_hash from person_session')
  assert.ok(stored.every(({ token_hash }) => token_hash.toString() !== token && token_hash.length === 32))
})

test('over https the cookie is bound to this very host and to https', async () => {
  const { siteUrl } = world.services
  Object.assign(world.services, { siteUrl: 'https://laurel.test' })
  try {
    const answer = await signIn()
    assert.match(
      String(answer.headers['set-cookie']),
      /^__Host-laurel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000; Secure,__Host-laurel-known=/,
    )
    const token = cookieIn(answer, '__Host-laurel')!
    const [plain, host] = [`laurel=${token}`, `__Host-laurel=${token}`].map((cookie) =>
      world.request('GET', '/auth/session', undefined, { key: null, headers: { cookie } }),
    )
    assert.deepEqual([(await plain!).body.signed_in, (await host!).body.signed_in], [false, true])
  } finally {
    Object.assign(world.services, { siteUrl })
  }
})

test('an unknown address, one without a password and a wrong password are told alike and cost the same', async () => {
  const { email } = await aPerson(world)
  const answers = []
  for (const body of [
    { ...OLGA, email: 'nobody@example.org' },
    { ...OLGA, email },
    { ...OLGA, password: 'wrong password' },
  ]) {
    const before = hashed.times
    const answer = await signIn(body)
    assertRefused(answer, 401, 'unauthenticated')
    assert.equal(hashed.times - before, 1)
    assert.equal(answer.headers['set-cookie'], undefined)
    answers.push(JSON.stringify({ ...answer.body, request_id: '' }))
  }
  assert.equal(new Set(answers).size, 1)
})

test('whoever is signed in does by the cookie what the same scopes do by a key, and audit says who', async () => {
  const told = await session(owner)
  const made = await world.request('POST', '/admin/events', EVENT('By hand'), as(owner))
  assert.equal(made.status, 201, made.text)
  assert.match(made.headers['x-request-id'] as string, /^req_/)
  const { body } = await world.request(
    'GET',
    `/admin/audit?subject_type=event&subject_id=${made.body.id}`,
    undefined,
    as(owner),
  )
  assert.deepEqual(body[0].actor, { kind: 'person', id: String(told.person.id), name: 'Olga' })
  const again = await Promise.all(
    [1, 2].map(() => world.request('POST', '/admin/events', EVENT('Once'), as(owner, { 'idempotency-key': 'once' }))),
  )
  assert.ok(again.every(({ status }) => [201, 409].includes(status)))
  assert.equal((await world.query(`select from event where name = 'Once'`)).length, 1)
})

test('a key wins over a cookie that comes with it', async () => {
  const { token } = await aPerson(world, { role: 'viewer' })
  const { headers } = as(token)
  const made = await world.request('POST', '/admin/events', EVENT('By key'), { key: world.key, headers })
  assert.equal(made.status, 201)
  assertRefused(
    await world.request('GET', '/admin/events', undefined, { key: 'nonsense', headers }),
    401,
    'unauthenticated',
  )
})

test('a session has a limit of its own, and clicks use nothing of what keys may ask', async () => {
  await using counted = await startWorld({ rateLimit: true, plan: 'starter' })
  const { token } = await aPerson(counted)
  for (let nth = 0; nth < 3; nth++) {
    const { headers } = await counted.request('GET', '/admin/events', undefined, as(token))
    assert.match(String(headers['ratelimit']), RegExp(`"minute";r=${1_199 - nth};`))
  }
  assert.match(String((await counted.request('GET', '/admin/events')).headers['ratelimit']), /"minute";r=59;/)
  await counted.query(`update rate_window set minute_count = 1200 where subject like 'session:%'`)
  assertRefused(await counted.request('GET', '/admin/events', undefined, as(token)), 429, 'rate_limited')
  assert.equal((await counted.request('GET', '/admin/events')).status, 200)
})

test('signing out ends the session, so that a copy of its cookie is of no use', async () => {
  const token = cookieIn(await signIn())!
  assert.equal((await world.request('GET', '/admin/events', undefined, as(token))).status, 200)
  const out = await world.request('POST', '/auth/sign-out', undefined, as(token))
  assert.deepEqual([out.status, cookieIn(out)], [204, ''])
  assertRefused(await world.request('GET', '/admin/events', undefined, as(token)), 401, 'unauthenticated')
  assert.deepEqual(await session(token), { signed_in: false })
  assert.equal((await world.request('POST', '/auth/sign-out', undefined, as(token))).status, 204)
})

test('a session ends after 30 days, and after 14 days without a request', async () => {
  await using fresh = await startWorld()
  const { token } = await aPerson(fresh)
  const isIn = async () => (await fresh.request('GET', '/admin/events', undefined, as(token))).status === 200
  const DAY = 86_400_000
  fresh.advance(13 * DAY)
  assert.ok(await isIn())
  fresh.advance(13 * DAY)
  assert.ok(await isIn())
  fresh.advance(4 * DAY)
  assert.ok(!(await isIn()))
  const other = await aPerson(fresh)
  fresh.advance(14 * DAY + 1_000)
  assertRefused(await fresh.request('GET', '/admin/events', undefined, as(other.token)), 401, 'unauthenticated')
})

test('nobody goes on with a session that was there before: signing in makes another one and ends that of the browser', async () => {
  const known = cookieIn(await signIn())!
  const answer = await signIn(OLGA, as(known).headers)
  const token = cookieIn(answer)!
  assert.notEqual(token, known)
  assert.deepEqual(await session(known), { signed_in: false })
  const planted = 'P'.repeat(43)
  assert.notEqual(cookieIn(await signIn(OLGA, as(planted).headers)), planted)
  assert.deepEqual(await session(planted), { signed_in: false })
})

test('whoever leaves an organisation is signed out of it by the database itself, and the last owner does not leave', async () => {
  const { id, token } = await aPerson(world, { role: 'admin' })
  await world.query(`delete from membership where person_id = ${id}`)
  assertRefused(await world.request('GET', '/admin/events', undefined, as(token)), 401, 'unauthenticated')
  assert.deepEqual(await world.query(`select from person_session where person_id = ${id}`), [])
  await using fresh = await startWorld()
  await aPerson(fresh)
  const broken = { constraint: 'membership_owner' }
  await assert.rejects(fresh.query('delete from membership'), broken)
  await assert.rejects(fresh.query(`update membership set role = 'admin'`), broken)
  const [one, other] = [await aPerson(fresh), await aPerson(fresh)]
  await fresh.query(`delete from membership where person_id not in (${one.id}, ${other.id})`)
  const both = [one, other].map(({ id }) => fresh.query(`delete from membership where person_id = ${id}`))
  const ends = await Promise.allSettled(both)
  assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('people work in another organisation of theirs with another cookie, and in no other', async () => {
  await world.stranger()
  const { id, token } = await aPerson(world)
  await aPerson(world, { orgId: 2 })
  const go = (to: number, of: string) => world.request('POST', '/auth/organisation', { organisation_id: to }, as(of))
  assertRefused(await go(2, token), 404, 'not_found')
  await world.query(
    `insert into membership (org_id, person_id, role, every_event, created_at) values (2, ${id}, 'viewer', true, now())`,
  )
  const there = cookieIn(await go(2, token))!
  const told = await session(there)
  assert.deepEqual([told.organisation.name, told.role, told.organisations.length], ['Stranger', 'viewer', 2])
  assert.deepEqual(await session(token), { signed_in: false })
  assert.deepEqual((await world.request('GET', '/admin/events', undefined, as(there))).body, [])
})
