import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { rounds } from '../../../../test/support/rounds.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { anEndpoint, someEvents } from '../../../../test/support/webhooks.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts } from './close-attempts.ts'
import { acquireLease, LEASE_MS, type Lease, releaseLease, renewLease } from './endpoint-lease.ts'

// Two processes with the claims and results of real ones, in virtual time: the database's clock only moves as a history
// says. After every step the record must match a simple model.

type Process = { lease: Lease | null; claimed: Claimed[] }
type Known = { counted: number; dueMs: number; status: string; at: 'nobody' | Process }

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('event' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('take', 'renew', 'release', 'crash'), by: fc.nat(1) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('claim' as const), by: fc.nat(1), most: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('end' as const), by: fc.nat(1), succeeds: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 1_999, 2_000, 4_000, LEASE_MS + 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('off' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function playHistory(world: World, steps: Step[]): Promise<void> {
  const { services } = world
  await world.query('truncate webhook_endpoint, webhook_delivery, webhook_attempt, domain_event cascade')
  const { id } = await anEndpoint(world, 'https://example.com/')
  const processes: Process[] = [0, 1].map(() => ({ lease: null, claimed: [] }))
  const known = new Map<number, Known>()
  let [nowMs, events, active, holder, heldUntilMs] = [0, 0, true, null as Process | null, -1]

  const steal = (by: Process) => {
    // Open attempts of the previous holder are interrupted, and due again with the same number.
    for (const delivery of known.values()) if (delivery.at !== 'nobody') delivery.at = 'nobody'
    holder = by
  }
  const actions = {
    async event() {
      await someEvents(world, 1, String(++events))
      if (!active) return
      const [made] = await world.query<{ id: number }>('select max(id)::int as id from webhook_delivery')
      known.set(made!.id, { counted: 0, dueMs: nowMs, status: 'pending', at: 'nobody' })
    },
    async wait(ms: number) {
      nowMs += ms
      await world.query(`update virtual_clock set at = at + make_interval(secs => ${ms / 1000})`)
    },
    async off() {
      if (!active) return
      // Expired leases are not waited for here: this process would wait for itself.
      await world.query(`update webhook_endpoint set active = false`)
      await world.query(
        `update webhook_delivery set status = 'cancelled', next_attempt_at = null, finished_at = virtual_now() where status = 'pending'`,
      )
      active = false
      for (const delivery of known.values()) if (delivery.status === 'pending') delivery.status = 'cancelled'
    },
    async take(by: Process) {
      if (by.lease) return
      by.lease = await acquireLease(services, id)
      const free = holder === null || heldUntilMs < nowMs
      assert.equal(by.lease !== null, active && free, 'who has the lease')
      if (!by.lease) return
      steal(by)
      heldUntilMs = nowMs + LEASE_MS
    },
    async renew(by: Process) {
      if (!by.lease) return
      const held = await renewLease(services, by.lease)
      assert.equal(held, active && holder === by)
      if (held) heldUntilMs = nowMs + LEASE_MS
    },
    async release(by: Process) {
      if (!by.lease) return
      await releaseLease(
        services,
        by.lease,
        by.claimed.map(({ attemptId }) => attemptId),
        'always',
      )
      for (const { deliveryId } of by.claimed) {
        const delivery = known.get(deliveryId)!
        if (delivery.at === by) delivery.at = 'nobody'
      }
      if (holder === by) holder = null
      Object.assign(by, { lease: null, claimed: [] })
    },
    async crash(by: Process) {
      Object.assign(by, { lease: null, claimed: [] })
    },
    async claim(by: Process, most: number) {
      if (!by.lease) return
      const claimed = await claimDeliveries(services, by.lease, most)
      const held = active && holder === by
      assert.equal(claimed !== null, held, 'who may claim')
      if (!claimed) return
      heldUntilMs = nowMs + LEASE_MS
      const due = [...known].filter(
        ([, each]) => each.status === 'pending' && each.at === 'nobody' && each.dueMs <= nowMs,
      )
      assert.equal(claimed.length, Math.min(most, due.length))
      for (const each of claimed) {
        const delivery = known.get(each.deliveryId)!
        assert.ok(due.some(([deliveryId]) => deliveryId === each.deliveryId))
        assert.equal(each.number, delivery.counted + 1)
        delivery.at = by
      }
      by.claimed.push(...claimed)
    },
    async end(by: Process, succeeds: boolean) {
      const claimed = by.claimed.shift()
      if (!claimed || !by.lease) return
      const now = services.now()
      const outcome = {
        statusCode: succeeds ? 200 : 500,
        error: succeeds ? null : 'status',
        responseBody: Buffer.from('x'),
        truncated: false,
      }
      await closeAttempts(services, by.lease, [{ ...outcome, claimed, startedAt: now, endedAt: now }])
      const delivery = known.get(claimed.deliveryId)!
      if (delivery.at !== by) return
      delivery.at = 'nobody'
      delivery.counted++
      if (succeeds) delivery.status = 'succeeded'
      else if (delivery.status === 'pending' && delivery.counted === 3) delivery.status = 'failed'
      else if (delivery.status === 'pending') delivery.dueMs = nowMs + [0, 2_000, 4_000][delivery.counted]!
    },
  }
  for (const each of steps) {
    const by = 'by' in each ? processes[each.by]! : processes[0]!
    if (each.do === 'claim') await actions.claim(by, each.most)
    else if (each.do === 'end') await actions.end(by, each.succeeds)
    else if (each.do === 'wait') await actions.wait(each.ms)
    else await actions[each.do as 'take'](by)
    const rows = await world.query<{ id: number; attempts: number; status: string; open: boolean }>(
      `select d.id::int, d.attempts::int, d.status,
        exists (select 1 from webhook_attempt a where a.delivery_id = d.id and a.ended_at is null) as open
       from webhook_delivery d order by d.id`,
    )
    assert.deepEqual(
      rows.map((row) => [row.id, row.attempts, row.status, row.open]),
      [...known].map(([deliveryId, { counted, status, at }]) => [deliveryId, counted, status, at !== 'nobody']),
    )
  }
}

async function startVirtualWorld() {
  const world = await startWorld({ doctor: false })
  await world.query('create table virtual_clock as select clock_timestamp() as at')
  await world.query(
    'create function virtual_now() returns timestamptz language sql stable as $$ select at from virtual_clock $$',
  )
  await world.query(
    `do $$ begin execute replace(pg_get_functiondef('deliver_events'::regproc), 'e.occurred_at, e.occurred_at', 'virtual_now(), virtual_now()'); end $$`,
  )
  rewrite(world, /\b(clock_timestamp|now)\(\)/g, 'virtual_now()')
  return world
}

const steps = fc.array(step, { minLength: 15, maxLength: 50 })
/** A holder dies, or sleeps and comes back with a result, while the other one takes over. */
const takenOver = (last: Step): [Step[]] => [
  [
    { do: 'event' },
    { do: 'take', by: 0 },
    { do: 'claim', by: 0, most: 1 },
    { do: 'wait', ms: LEASE_MS + 1 },
    { do: 'take', by: 1 },
    last,
  ],
]
/** A failed process polls again at once. */
const tooEarly: [Step[]] = [
  [
    { do: 'event' },
    { do: 'take', by: 0 },
    { do: 'claim', by: 0, most: 1 },
    { do: 'end', by: 0, succeeds: false },
    { do: 'claim', by: 0, most: 1 },
  ],
]
const examples = [takenOver({ do: 'claim', by: 1, most: 1 }), takenOver({ do: 'end', by: 0, succeeds: true }), tooEarly]
const settings = { examples, endOnFailure: true, numRuns: rounds(40, 2_000) }

test('claims, results and leases of two processes in virtual time are what a simple model says', async () => {
  await using world = await startVirtualWorld()
  await fc.assert(
    fc.asyncProperty(steps, (history) => playHistory(world, history)),
    settings,
  )
})

for (const [what, from, to] of [
  ['the time of the lease', 'lease_until is null or lease_until < now()', 'true'],
  ['the token in the claim', /and lease_token = \$\d+ and active and updated_at/, 'and active and updated_at'],
  ['the time before the next attempt', 'd.next_attempt_at <= now()', 'true'],
  ['the end of interrupted attempts', 'where a.id = open.id and a.ended_at is null', 'where false'],
  [
    'the look whether an attempt is closed',
    'where a.id = e.attempt_id and a.ended_at is null',
    'where a.id = e.attempt_id',
  ],
] as const) {
  test(`TWIN: without ${what} they are not`, async () => {
    await using world = await startVirtualWorld()
    rewrite(world, from, to)
    await assert.rejects(
      fc.assert(
        fc.asyncProperty(steps, (history) => playHistory(world, history)),
        { ...settings, numRuns: 400 },
      ),
    )
  })
}
