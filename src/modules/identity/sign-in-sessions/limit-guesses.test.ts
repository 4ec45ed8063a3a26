import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, cookieIn, PASSWORD, setUp } from '../../../../test/support/people.ts'
import { buildApp } from '../../../app.ts'
import { hashed } from '../passwords/hash-password.ts'
import { knownBrowser } from './known-browser.ts'

const OLGA = { email: 'olga@example.org', password: PASSWORD }
const WRONG = { ...OLGA, password: 'something else' }

/** A sign-in from an address. */
async function signIn(world: Pick<World, 'app'>, body: object, ip = '192.0.2.1', headers: Record<string, string> = {}) {
  const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers }
  const url = '/api/v1/auth/sign-in'
  const {
    statusCode,
    headers: told,
    body: text,
  } = await world.app.inject({ method: 'POST', url, remoteAddress: ip, headers: own, payload: body })
  return { status: statusCode, headers: told, text, body: text === '' ? '' : JSON.parse(text) }
}

/** A world with a stopped clock, so that rate limit windows neither end nor begin. */
async function guarded(): Promise<World> {
  const world = await startWorld()
  await setUp(world)
  world.stopClock(new Date('2026-11-23T12:00:00Z'))
  return world
}

test('from one address five are judged a minute, whatever it guesses at and says of its way; the others cost nothing', async () => {
  await using world = await guarded()
  for (let nth = 0; nth < 5; nth++) {
    const forwarded = { 'x-forwarded-for': `203.0.113.${nth}`, forwarded: `for=203.0.113.${nth}` }
    assert.equal((await signIn(world, { ...WRONG, email: `a${nth}@example.org` }, '192.0.2.1', forwarded)).status, 401)
  }
  const before = hashed.times
  const refused = await signIn(world, { ...WRONG, email: 'a9@example.org' }, '192.0.2.1', {
    'x-forwarded-for': '203.0.113.9',
  })
  assertRefused(refused, 429, 'rate_limited')
  assert.equal(Number(refused.headers['retry-after']), 60)
  assert.equal(hashed.times, before)
  assert.equal((await signIn(world, OLGA, '192.0.2.2')).status, 204)
})

test('at one account five are judged a minute and thirty an hour from wherever they come, whether it is there or not', async () => {
  await using world = await guarded()
  const answers = []
  for (const email of [OLGA.email, 'nobody@example.org']) {
    const statuses = []
    const guess = async () => {
      const { status, headers } = await signIn(world, { ...WRONG, email }, `192.0.2.${statuses.length + 20}`)
      return headers['retry-after'] === undefined ? status : [status, Number(headers['retry-after'])]
    }
    for (let nth = 0; nth < 6; nth++) statuses.push(await guess())
    await world.query(`update rate_window set minute_count = 0, hour_count = 29 where subject like 'guess at %'`)
    for (let nth = 0; nth < 2; nth++) statuses.push(await guess())
    answers.push(statuses)
    await world.query('delete from rate_window')
  }
  assert.deepEqual(answers[0], [401, 401, 401, 401, 401, [429, 60], 401, [429, 3_600]])
  assert.deepEqual(answers[1], answers[0])
})

test('a stranger who guesses keeps nobody out of a browser in which they signed in before', async () => {
  await using world = await guarded()
  const known = cookieIn((await signIn(world, OLGA)) as never, 'laurel-known')!
  for (let nth = 0; nth < 6; nth++) await signIn(world, WRONG, `192.0.2.${nth + 10}`)
  assert.equal((await signIn(world, OLGA, '198.51.100.7')).status, 429)
  const own = (value: string) => signIn(world, OLGA, '198.51.100.7', { cookie: `laurel-known=${value}` })
  assert.equal((await own(known)).status, 204)
  // A stranger's token for their own account does not count for Olga's.
  const { id } = await aPerson(world)
  for (const made of [
    knownBrowser(world.services, id),
    known.replace(/^\d+/, '999'),
    `${known}A`,
    known.slice(0, -1),
    'x',
    '1.a.b',
  ])
    assert.equal((await own(made)).status, 429, made)
})

test('behind a proxy the address that it saw counts: made-up ones before it make no stranger another, and keep no owner out', async () => {
  await using world = await guarded()
  const config = { ...world.config, trustProxy: 1 }
  const health = { checks: {}, stopping: () => false }
  await using app = await buildApp({ config, services: world.services, health })
  const by = (made: string, seen: string, body: object = WRONG, headers = {}) =>
    signIn({ app }, body, '127.0.0.1', { 'x-forwarded-for': `${made}, ${seen}`, ...headers })
  const known = cookieIn((await by('203.0.113.1', '198.51.100.7', OLGA)) as never, 'laurel-known')!
  const statuses = []
  for (let nth = 0; nth < 6; nth++)
    statuses.push((await by(`203.0.113.${nth}`, '192.0.2.66', { ...WRONG, email: `a${nth}@example.org` })).status)
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
  // The stranger claims to come from the owner's address.
  for (let nth = 0; nth < 6; nth++) await by('198.51.100.7', `192.0.2.${nth}`)
  assert.equal((await by('x', '198.51.100.7', { ...WRONG, email: 'b@example.org' })).status, 401)
  assert.equal((await by('x', '198.51.100.7', OLGA, { cookie: `laurel-known=${known}` })).status, 204)
})

test('a browser that is known has five a minute too, and does not use up what others have', async () => {
  await using world = await guarded()
  const cookie = `laurel-known=${cookieIn((await signIn(world, OLGA)) as never, 'laurel-known')}`
  const statuses = []
  for (let nth = 0; nth < 6; nth++) statuses.push((await signIn(world, WRONG, '192.0.2.5', { cookie })).status)
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
  assert.equal((await signIn(world, OLGA, '192.0.2.5')).status, 204)
})

test('whoever is right is not counted, and many who guess at once are judged as one after another', async () => {
  await using world = await guarded()
  for (let nth = 0; nth < 7; nth++) assert.equal((await signIn(world, OLGA)).status, 204)
  const all = await Promise.all(Array.from({ length: 20 }, () => signIn(world, WRONG)))
  assert.equal(all.filter(({ status }) => status === 401).length, 5)
})
