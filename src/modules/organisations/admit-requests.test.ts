import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aKey } from '../../../test/support/factories.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'
import { buildApp } from '../../app.ts'
import type { Context } from '../../platform/context/context.ts'
import { purgeExpiredJob } from '../../platform/personal/purge-expired.ts'
import { updateOrganisation } from './organisations.ts'
import { PLAN_LIMITS } from './plans.ts'

const get = (world: World, key = world.key) => world.request('GET', '/admin/credits', undefined, { key })
const planContext = (world: World): Context =>
  ({ ...world.services, orgId: 1, actor: { kind: 'cli' }, requestId: null }) as Context

/** Counts requests of the first organisation without sending them. */
const use = (world: World, minute: number, hour: number) =>
  world.query(`update rate_window set minute_count = ${minute}, hour_count = ${hour} where subject = 'org:1'`)

function assertLimited(answer: Answer): number {
  assertRefused(answer, 429, 'rate_limited')
  assert.match(String(answer.headers['retry-after']), /^[1-9]\d*$/)
  return Number(answer.headers['retry-after'])
}

test('each plan has the requests that it promises, a minute and an hour', async () => {
  assert.deepEqual(PLAN_LIMITS, {
    starter: { minute: 60, hour: 3_600 },
    growth: { minute: 300, hour: 18_000 },
    enterprise: { minute: 1_000, hour: 60_000 },
  })
  for (const [plan, { minute, hour }] of Object.entries(PLAN_LIMITS)) {
    await using world = await startWorld({ rateLimit: true, plan })
    const first = await get(world)
    assert.equal(first.headers['ratelimit-policy'], `"minute";q=${minute};w=60, "hour";q=${hour};w=3600`)
    assert.equal(first.headers['ratelimit'], `"minute";r=${minute - 1};t=60, "hour";r=${hour - 1};t=3600`)
    await use(world, minute - 1, minute - 1)
    const last = await get(world)
    assert.equal(last.status, 200, plan)
    assert.match(String(last.headers['ratelimit']), /^"minute";r=0;/)
    const refused = await get(world)
    assert.ok(assertLimited(refused) <= 60)
    assert.match(String(refused.headers['ratelimit']), /^"minute";r=0;/)
  }
})

test('the 61st request of a starter in a minute is refused, counted over all keys, whatever the first 60 were', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const { key } = await aKey(world, ['credits:read'])
  const statuses: number[] = []
  for (let n = 1; n < 60; n++) {
    const path = ['/admin/credits', '/admin/events', '/admin/events/999', '/admin/events?page=0'][n % 4]!
    statuses.push((await world.request('GET', path, undefined, { key: n % 2 ? key : world.key })).status)
  }
  assert.deepEqual(
    [...new Set(statuses)].sort(),
    [200, 403, 404, 422].filter((status) => statuses.includes(status)),
  )
  assert.ok(!statuses.includes(429))
  for (const each of [key, world.key]) assertLimited(await get(world, each))
  assert.equal((await get(world, await world.stranger('starter'))).status, 200, 'another organisation has its own')
})

test('a request without a valid key counts for nobody', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  for (let n = 0; n < 70; n++) {
    const answer = await world.request('GET', '/admin/credits', undefined, { key: `lrl_live_${'x'.repeat(43)}` })
    assertRefused(answer, 401, 'unauthenticated')
  }
  assert.match(String((await get(world)).headers['ratelimit']), /^"minute";r=59;/)
})

test('the window opens at the first request, and waiting as long as Retry-After says is enough', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  await get(world)
  world.advance(40_000)
  await use(world, 60, 60)
  const wait = assertLimited(await get(world))
  assert.ok(wait <= 20, 'the window began with the first request, not with the clock’s minute')
  world.advance(wait * 1_000 - 5_000)
  assertLimited(await get(world))
  world.advance(5_000)
  assert.equal((await get(world)).status, 200)
  world.advance(30_000)
  for (let n = 0; n < 59; n++) await get(world)
  assertLimited(await get(world))
})

test('after the clock was set back nobody waits longer than a window lasts', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  await get(world)
  for (const back of [7_200_000, 90_000, 2_000]) {
    await use(world, 60, 3_600)
    assertLimited(await get(world))
    world.advance(-back)
    const { status, headers } = await get(world)
    assert.equal(status, 200, `${back}`)
    assert.match(String(headers['ratelimit']), /^"minute";r=59;t=\d+, "hour";r=3599;/)
  }
})

test('two machines whose clocks differ by less than a second count in the same window', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  for (let n = 0; n < 60; n++) {
    assert.equal((await get(world)).status, 200)
    world.advance(n % 2 ? 500 : -500)
  }
  assertLimited(await get(world))
})

test('the hour has its own limit, and a refused request counts for nothing', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  await get(world)
  world.advance(1_800_000)
  await use(world, 0, 3_599)
  assert.equal((await get(world)).status, 200)
  const wait = assertLimited(await get(world))
  assert.ok(wait > 60 && wait <= 1_800)
  for (let n = 0; n < 5; n++) assertLimited(await get(world))
  const [row] = await world.query<any>("select minute_count, hour_count from rate_window where subject = 'org:1'")
  assert.deepEqual([row.minute_count, row.hour_count], [1, 3_600])
  world.advance(wait * 1_000)
  assert.equal((await get(world)).status, 200)
})

test('what is stored of a visitor’s address needs the secret of the installation to be found again', async () => {
  const stored = async () => {
    await using world = await startWorld({ rateLimit: true })
    world.stopClock(new Date('2026-11-20T12:00:00Z'))
    await world.request('GET', '/v/certs/unknown', undefined, { key: null })
    const rows = await world.query<{ subject: string }>('select subject from rate_window')
    return rows.map(({ subject }) => subject)
  }
  const [[one], [other]] = [await stored(), await stored()]
  assert.match(one!, /^public:read visitor:[\w-]{43}$/)
  assert.match(other!, /^public:read visitor:[\w-]{43}$/)
  assert.notEqual(one, other, 'the same address at the same time in two installations')
})

test('with 100 requests at once on two processes exactly 60 pass', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  await using other = await buildApp({
    config: world.config,
    services: world.services,
    health: { checks: {}, stopping: () => false },
  })
  const headers = { authorization: `Bearer ${world.key}` }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => [world.app, other][n % 2]!.inject({ url: '/api/v1/admin/credits', headers })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  assert.equal(statuses.filter((status) => status === 200).length, 60)
  assert.equal(statuses.filter((status) => status === 429).length, 40)
})

test('another plan acts on the next request', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  await get(world)
  await use(world, 60, 60)
  assertLimited(await get(world))
  await updateOrganisation(planContext(world), { plan: 'growth' })
  const { status, headers } = await get(world)
  assert.equal(status, 200)
  assert.match(String(headers['ratelimit']), /^"minute";r=239;/)
  await updateOrganisation(planContext(world), { plan: 'starter' })
  assertLimited(await get(world))
})

test('visitors without a key have 120 requests a minute by address, unknown codes too', async () => {
  await using world = await startWorld({ rateLimit: true })
  const visit = (remoteAddress: string, url = '/api/v1/v/certs/nothing') => world.app.inject({ url, remoteAddress })
  const first = await visit('203.0.113.7')
  assert.equal(first.statusCode, 404)
  assert.equal(first.headers['ratelimit-policy'], '"minute";q=120;w=60, "hour";q=7200;w=3600')
  for (let n = 0; n < 119; n++) assert.equal((await visit('203.0.113.7')).statusCode, 404)
  const refused = await visit('203.0.113.7')
  assert.equal(refused.statusCode, 429)
  assert.match(String(refused.headers['retry-after']), /^[1-9]\d*$/)
  assert.equal((await visit('203.0.113.7', '/verify/nothing')).statusCode, 429)
  assert.equal((await visit('203.0.113.8')).statusCode, 404)
  const rows = await world.query<any>('select subject from rate_window')
  assert.match(rows[0].subject, /^public:read visitor:[\w-]{43}$/)
  const guess = createHash('sha256').update(new Date().toISOString().slice(0, 10)).update('203.0.113.7')
  for (const known of ['203.0.113', guess.digest('base64url')])
    assert.ok(
      !rows.some(({ subject }) => subject.includes(known)),
      'no address is stored, nor what trying all would find',
    )
})

test('behind proxies a visitor counts by the address that they tell, however it is written, else by that of the connection', async () => {
  await using world = await startWorld({ rateLimit: true })
  for (const trustProxy of [true, 1, 'loopback', '10.0.0.0/8,127.0.0.1'] as const) {
    await world.query('delete from rate_window')
    const health = { checks: {}, stopping: () => false }
    await using app = await buildApp({ config: { ...world.config, trustProxy }, services: world.services, health })
    const remaining = async (forwarded: string, url = '/api/v1/v/certs/nothing') => {
      const { statusCode, headers } = await app.inject({ url, headers: { 'x-forwarded-for': forwarded } })
      assert.equal(statusCode, 404, forwarded)
      return Number(/r=(\d+)/.exec(String(headers['ratelimit']))![1])
    }
    for (const [nth, form] of ['203.0.113.9', '203.0.113.9:51234', '"203.0.113.9:1"', '::ffff:203.0.113.9'].entries())
      assert.equal(await remaining(form), 119 - nth, `${trustProxy}: ${form}`)
    for (const [nth, form] of ['2001:db8::1', '[2001:db8::2]', '"[2001:db8::3]:80"'].entries())
      assert.equal(await remaining(form), 119 - nth, `${trustProxy}: ${form}`)
    const none = [
      'unknown',
      '999.1.1.1',
      '_hidden',
      '1.2.3.4.5',
      ':80',
      '[::1',
      '2001:db8::1:x',
      '1',
      '0x7f.1',
      '-',
      ',',
    ]
    for (const [nth, form] of none.entries())
      assert.equal(await remaining(form, '/verify/nothing'), 119 - nth, `${trustProxy}: ${form}`)
  }
})

test('a visitor with a network of IPv6 addresses counts as one, however they are written', async () => {
  await using world = await startWorld({ rateLimit: true })
  const remaining = async (remoteAddress: string) => {
    const { headers } = await world.app.inject({ url: '/api/v1/v/certs/nothing', remoteAddress })
    return Number(/r=(\d+)/.exec(String(headers['ratelimit']))![1])
  }
  assert.equal(await remaining('2001:db8::1'), 119)
  assert.equal(await remaining('2001:db8::2:3:4:5'), 118)
  assert.equal(await remaining('2001:db8:0:0:ffff:1:2:3'), 117)
  assert.equal(await remaining('2001:db8:0:1::1'), 119)
  assert.equal(await remaining('::ffff:203.0.113.7'), 119)
  assert.equal(await remaining('203.0.113.7'), 118)
  assert.equal(await remaining('::ffff:203.0.113.8'), 119)
})

test('windows in which nothing was counted for an hour are cleared away, others stay', async () => {
  await using world = await startWorld({ rateLimit: true })
  await get(world)
  world.advance(3_700_000)
  await get(world, await world.stranger())
  await purgeExpiredJob(world.services.personalTables).run(world.services, {})
  assert.deepEqual(await world.query('select subject from rate_window'), [{ subject: 'org:2' }])
})
