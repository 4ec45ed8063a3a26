import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aKey } from '../../../test/support/factories.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { SEED } from '../../../test/support/seed.ts'
import { noteStatements } from '../../../test/support/statements.ts'
import { keyAuthenticator } from './authenticate-key.ts'
import { PLANS } from './plans.ts'

const get = (world: World, key = world.key) => world.request('GET', '/admin/credits', undefined, { key })

test('requests that are counted together are told apart: as many pass as have room, each at its own place', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const { key } = await aKey(world, ['credits:read'])
  const stranger = await world.stranger()
  await world.query('delete from rate_window')
  const note = noteStatements(world)
  let answers: Answer[] = []
  const statements = await note(async () => {
    answers = await Promise.all(Array.from({ length: 75 }, (_, n) => get(world, [world.key, key, stranger][n % 3]!)))
  })
  assert.ok(statements.filter(({ text }) => text.includes('rate_window')).length < 10, 'they are counted together')
  const own = answers.filter((_, n) => n % 3 < 2)
  const others = answers.filter((_, n) => n % 3 === 2)
  const places = (those: Answer[]) =>
    those.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers['ratelimit']))![1]))
  assert.deepEqual(
    others.map(({ status }) => status),
    others.map(() => 200),
  )
  assert.equal(new Set(places(others)).size, 25)
  assert.deepEqual(
    own.map(({ status }) => status),
    own.map(() => 200),
  )
  assert.deepEqual(
    places(own).sort((a, b) => a - b),
    Array.from({ length: 50 }, (_, n) => n + 10),
  )
  const more = await Promise.all(Array.from({ length: 30 }, () => get(world)))
  const passed = more.filter(({ status }) => status === 200)
  assert.deepEqual(
    places(passed).sort((a, b) => a - b),
    Array.from({ length: 10 }, (_, n) => n),
  )
  for (const { status } of more) assert.ok(status === 200 || status === 429)
})

test('requests of one key count as those that share a statement with another organisation’s, whatever the time and the plan', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const next = randomBelow(SEED)
  const [alone, shared, third] = [world.key, await world.stranger('starter'), await world.stranger()]
  const authenticate = keyAuthenticator(true)
  let at = Date.UTC(2026, 10, 20, 12)
  const services = { ...world.services, now: () => new Date(at) }
  const ask = (key: string) =>
    authenticate(services, { headers: { authorization: `Bearer ${key}` } } as Parameters<typeof authenticate>[1])
  const askedBy = async (keys: string[]) =>
    (await Promise.all(keys.map(ask))).map((caller) => caller && { limits: caller.limits, window: caller.window })
  const seen = new Set<string>()
  for (let round = 0; round < 120; round++) {
    at += [0, 0, 500, -500, -1_001, 20_000, 59_999, 60_000, -60_000, 1_800_000, 3_600_000][next(11)]!
    if (next(8) === 0) await world.query(`update organisation set plan = '${PLANS[next(2)]}' where id < 3`)
    if (next(8) === 0)
      await world.query(`update rate_window set hour_count = ${3_560 + next(60)} where subject <> 'org:3'`)
    const requests = 1 + next(3) * next(30)
    const own = await askedBy(Array(requests).fill(alone))
    const others = await askedBy([third, ...Array(requests).fill(shared)])
    assert.deepEqual(own, others.slice(1), `round ${round}`)
    for (const each of own) seen.add(`${each!.window!.allowed} ${each!.window!.minute_count === 1}`)
  }
  for (const each of ['false false', 'true false', 'true true']) assert.ok(seen.has(each), each)
})
