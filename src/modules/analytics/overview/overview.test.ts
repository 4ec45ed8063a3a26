import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aBadge } from '../../../../test/support/badges.ts'
import { aContact } from '../../../../test/support/crm.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { captureCredits, holdCredits } from '../../organisations/index.ts'

const PATH = '/admin/analytics/org/overview'

const ok = async (request: ReturnType<World['request']>): Promise<any> => {
  const { status, body } = await request
  assert.ok(status < 300, JSON.stringify(body))
  return body
}

/** Attendees of an event, some of whom came; `registered` is when they were added. */
const addPeople = (world: World, eventId: number, people: number, came: number, registered: string) =>
  world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
      select 1, ${eventId}, 'Ada', gen_random_uuid() || '@example.org', gen_random_uuid(), 'api', 'ada', '${registered}', '${registered}'
      from generate_series(1, ${people});
    insert into check_in (org_id, event_id, attendee_id, checked_in_at, scan_key)
      select 1, ${eventId}, id, '${registered}', id from attendee where event_id = ${eventId} order by id limit ${came}`)

test('all events together are told beside the period before', async () => {
  await using world = await startWorld({ credits: 50 })
  world.stopClock(new Date('2026-11-30T12:00:00Z'))
  const now = await anEvent(world, { event_date: '2026-11-15' })
  const earlier = await anEvent(world, { event_date: '2026-10-15' })
  await anEvent(world, { event_date: null })
  await addPeople(world, now.id, 6, 2, '2026-11-02T08:10:00Z')
  await addPeople(world, earlier.id, 4, 1, '2026-10-31T23:59:00Z')
  const badge = await aBadge(world)
  await world.request('POST', `${badge.path}/awards`, { email: 'ada@example.org', name: 'Ada' })
  for (const first_name of ['Ada', 'Bob']) await aContact(world, { first_name })
  const ctx = jobContext(world.services, 1, 'test')
  await inTransaction(ctx, (ctx) => holdCredits(ctx, 7, 20))
  await inTransaction(ctx, (ctx) => captureCredits(ctx, 7, 20))
  const { body } = await world.request('GET', `${PATH}?from=2026-11-01&to=2026-11-30`)
  assert.deepEqual([body.previous_from, body.previous_to], ['2026-10-02', '2026-10-31'])
  const { events, registered, attended, checked_in, no_shows, cancelled, credits_used } = body.totals
  assert.deepEqual(events, { value: 1, previous: 1, change: 0 })
  assert.deepEqual(body.all_time, { events: 3, attendees: 10, certificates: 0, badges: 1, contacts: 2 })
  assert.deepEqual(registered, { value: 6, previous: 4, change: 0.5 })
  assert.deepEqual(attended, { value: 2, previous: 1, change: 1 })
  assert.deepEqual(checked_in, { value: 2, previous: 1, change: 1 })
  assert.deepEqual(no_shows, { value: 4, previous: 3, change: 0.3333 })
  assert.deepEqual(cancelled, { value: 0, previous: 0, change: null })
  assert.deepEqual(credits_used, { value: 20, previous: 0, change: null })
  assert.deepEqual(body.credits, { balance: 30, held: 0 })
  assert.deepEqual([body.series.length, body.series[1].registered], [30, 6])
  assert.deepEqual([body.hours.length, body.hours[8]], [24, { hour_of_day: 8, checked_in: 2 }])
  const { text } = await world.request('GET', `${PATH}?from=2026-11-01&to=2026-11-30&format=csv`)
  for (const line of ['totals,,registered.previous,4', 'series,2026-11-02,registered,6'])
    assert.ok(text.split('\r\n').includes(line), line)
  await world.query('delete from check_in')
})

test('events of the range are ranked once they are over and had ten people, and none is among the best and the worst', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-30T12:00:00Z'))
  const made: number[] = []
  for (const came of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = await anEvent(world, { event_date: '2026-11-15' })
    await addPeople(world, id, 10, came, '2026-11-02T08:10:00Z')
    made.push(id)
  }
  const [few, later, other] = [
    await anEvent(world, { event_date: '2026-11-15' }),
    await anEvent(world, { event_date: '2026-11-30' }),
    await anEvent(world, { event_date: '2026-12-01' }),
  ]
  await addPeople(world, few.id, 9, 9, '2026-11-02T08:10:00Z')
  await addPeople(world, later.id, 12, 12, '2026-11-02T08:10:00Z')
  await addPeople(world, other.id, 12, 12, '2026-11-02T08:10:00Z')
  const { events } = await ok(world.request('GET', `${PATH}?from=2026-11-01&to=2026-11-30`))
  const ids = (rows: any[]) => rows.map(({ event_id }) => event_id)
  assert.deepEqual(ids(events.best_attended), made.slice(2).toReversed())
  assert.deepEqual(ids(events.worst_attended), made.slice(0, 2))
  assert.deepEqual(ids(events.most_registered), [later.id, ...made.slice(0, 4)])
  assert.deepEqual(ids(events.least_registered), [few.id, ...made.slice(4).toReversed()])
  assert.equal(events.best_attended[0].ratio, 0.7)
  await world.query('delete from check_in')
})

test('a limit of the plan is near from four fifths on', async () => {
  await using world = await startWorld({ rateLimit: true, plan: 'starter' })
  const near = async () =>
    (await ok(world.request('GET', PATH))).plan.limits.map(({ used, most, is_near }: any) => [used, most, is_near])
  assert.deepEqual(await near(), [
    [1, 60, false],
    [1, 3_600, false],
  ])
  await world.query("update rate_window set minute_count = 47 where subject = 'org:1'")
  assert.deepEqual((await near())[0], [48, 60, true])
})

test('an organisation without anything has zeros, and a range that ends before it begins is told', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const { totals, funnel, events, certificates, all_time } = await ok(world.request('GET', PATH, undefined, { key }))
  assert.deepEqual(all_time, { events: 0, attendees: 0, certificates: 0, badges: 0, contacts: 0 })
  for (const figure of Object.values(totals)) assert.deepEqual(figure, { value: 0, previous: 0, change: null })
  for (const { of_previous, of_registered } of funnel) assert.deepEqual([of_previous, of_registered], [0, 0])
  for (const list of Object.values(events)) assert.deepEqual(list, [])
  assert.deepEqual(certificates.tiers, [])
  assertRefused(
    await world.request('GET', `${PATH}?from=2026-02-02&to=2026-02-01`),
    422,
    'validation_failed',
    'query.to',
  )
})
