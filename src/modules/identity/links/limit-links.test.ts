import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { cookieIn, PASSWORD, setUp } from '../../../../test/support/people.ts'

const OLGA = 'olga@example.org'

/** A world with a stopped clock, so that rate limit windows neither end nor begin. */
async function guarded(): Promise<World> {
  const world = await startWorld()
  await setUp(world)
  world.stopClock(new Date('2026-11-23T12:00:00Z'))
  return world
}

async function post(world: World, path: string, body: object, ip: string, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...more }
  const url = `/api/v1/auth/${path}`
  const answer = await world.app.inject({ method: 'POST', url, remoteAddress: ip, headers, payload: body })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: answer.body && answer.json() }
}

test('for an address and for an account five links a minute are asked for, of whatever kind, and no mail follows the sixth', async () => {
  await using world = await guarded()
  for (const email of [OLGA, 'nobody@example.org']) {
    const statuses = []
    for (let nth = 0; nth < 6; nth++)
      statuses.push((await post(world, nth % 2 ? 'link' : 'reset', { email }, `192.0.2.${nth}`)).status)
    assert.deepEqual(statuses, [202, 202, 202, 202, 202, 429])
  }
  for (let nth = 0; nth < 5; nth++) {
    const made = { 'x-forwarded-for': `203.0.113.${nth}` }
    assert.equal((await post(world, 'link', { email: `a${nth}@example.org` }, '192.0.2.99', made)).status, 202)
  }
  const refused = await post(world, 'link', { email: 'a9@example.org' }, '192.0.2.99', {
    'x-forwarded-for': '203.0.113.9',
  })
  assertRefused(refused as never, 429, 'rate_limited')
  assert.equal(Number(refused.headers['retry-after']), 60)
  await world.runJobs()
  assert.equal((await world.query(`select from email where kind in ('person_sign_in', 'person_reset')`)).length, 5)
})

test('who guesses at a password keeps nobody from a link, and who asks for links nobody from their password', async () => {
  await using world = await guarded()
  const wrong = { email: OLGA, password: 'something else' }
  for (let nth = 0; nth < 6; nth++) await post(world, 'sign-in', wrong, `192.0.2.${nth}`)
  assert.equal((await post(world, 'link', { email: OLGA }, '198.51.100.1')).status, 202)
  await world.query('delete from rate_window')
  const known = cookieIn(
    (await post(world, 'sign-in', { email: OLGA, password: PASSWORD }, '198.51.100.1')) as never,
    'laurel-known',
  )
  for (let nth = 0; nth < 6; nth++) await post(world, 'reset', { email: OLGA }, `192.0.2.${nth}`)
  assert.equal((await post(world, 'reset', { email: OLGA }, '198.51.100.2')).status, 429)
  assert.equal(
    (await post(world, 'reset', { email: OLGA }, '198.51.100.2', { cookie: `laurel-known=${known}` })).status,
    202,
  )
  assert.equal((await post(world, 'sign-in', { email: OLGA, password: PASSWORD }, '198.51.100.2')).status, 204)
})
