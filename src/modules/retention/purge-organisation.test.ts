import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDelivering } from '../../../test/support/deliver.ts'
import { enterLog } from '../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEmail, anEvent } from '../../../test/support/factories.ts'
import { handleAll } from '../../../test/support/handle-all.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { holdLocks } from '../../../test/support/statements.ts'
import { count } from '../../../test/support/stored.ts'
import { examine } from '../../doctor.ts'
import { handleEvents } from '../../platform/outbox/handle-events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { purgeExpiredJob } from '../../platform/personal/purge-expired.ts'
import { sendExpiryNotices } from '../certificates/expiry/send-expiry-notices.ts'
import { purgeOrganisation } from './purge-organisation.ts'

const DAY_MS = 86_400_000
const purge = (world: World, orgId = 1) => purgeOrganisation(world.services, orgId)

/** Certificates that were issued, announced as expiring and delivered some days ago. */
async function longAgo(world: World, days: number, certificates = 1): Promise<any[]> {
  world.advance(-days * DAY_MS)
  const made: any[] = []
  for (let n = 0; n < certificates; n++) made.push(await aCertificate(world, { certificate_validity_days: 20 }))
  await enterLog(world)
  await world.query(`update domain_event set audience = 'internal' where type not like 'cert.%'`)
  await sendExpiryNotices(world.services)
  world.advance(days * DAY_MS)
  await age(world, days)
  return made
}

/** Columns that the database sets with its own clock. */
async function age(world: World, days: number): Promise<void> {
  for (const [table, ...columns] of [
    ['domain_event', 'occurred_at'],
    ['webhook_delivery', 'created_at', 'finished_at'],
  ] as const) {
    const young = `${columns[0]} > now() - interval '${days - 1} days'`
    const older = columns.map((column) => `${column} = ${column} - interval '${days} days'`)
    await world.query(`update ${table} set ${older.join(', ')} where ${young}`)
  }
}

const SUBSCRIBED = `domain_event where audience = 'subscribers'`

const ids = async (world: World, table: string) =>
  (await world.query<{ id: number }>(`select id from ${table} order by id`)).map(({ id }) => id)

test('events go after 90 days, and the last one of an organisation stays for whoever reads on from it', async () => {
  await using world = await startWorld()
  await longAgo(world, 89)
  await purge(world)
  assert.equal(await count(world, SUBSCRIBED), 2)
  // Events for listeners only do not keep a position for readers of the feed.
  await anAttendee(world, (await anEvent(world)).id)
  await world.query(`update domain_event set audience = 'internal' where type not like 'cert.%'`)
  await world.query(`update domain_event set occurred_at = occurred_at - interval '2 days'`)
  await purge(world)
  assert.equal(await count(world, `domain_event where audience = 'internal'`), 2)
  const [last, ...more] = await ids(world, SUBSCRIBED)
  assert.deepEqual(more, [])
  assert.equal((await world.request('GET', `/admin/webhook-events?after=${last}`)).status, 200)
  assert.equal((await world.request('GET', `/admin/webhook-events?after=${last! - 1}`)).status, 422)
  // The feed waits for transactions that are open anywhere on the server, including those of other tests.
  const feed = async () => (await world.request('GET', '/admin/webhook-events?after=0')).body.map(({ id }: any) => id)
  while ((await feed()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  assert.deepEqual(await feed(), [last])
})

test('an event that a listener has not heard stays, however old it is', async () => {
  await using world = await startWorld()
  const heard: number[] = []
  const listener: Listener = {
    name: 'slow',
    types: ['event.created', 'attendee.registered', 'cert.issued', 'cert.expiring_soon'],
    from: 'beginning',
    handle: async (_, { id }) => void heard.push(id),
  }
  await longAgo(world, 100, 2)
  const all = await ids(world, 'domain_event')
  await handleEvents(world.services, listener, 2)
  await purge(world)
  assert.deepEqual(await ids(world, 'domain_event'), all.slice(2))
  await handleAll(world, listener, 2)
  assert.deepEqual(heard, all)
  await purge(world)
  assert.deepEqual(await ids(world, 'domain_event'), all.slice(-1))
})

test('what is pending, its event, and the original of a young replay stay; what has ended goes with its attempts', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host], doctor: true })
  await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['cert.issued'] })
  await longAgo(world, 100, 3)
  {
    await using _ = await startDelivering(world)
    while ((await world.query(`select 1 from webhook_delivery where status = 'pending'`)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await world.query(`update webhook_delivery set finished_at = finished_at - interval '100 days'`)
  const [first, second, third] = await ids(world, 'webhook_delivery')
  const replayed = await world.request('POST', `/admin/webhook-deliveries/${second}/replay`)
  assert.equal(replayed.status, 200, replayed.text)
  const pending = `update webhook_delivery set status = 'pending', attempts = 0, next_attempt_at = now(), finished_at = null where id = ${third}`
  await world.query(`delete from webhook_attempt where delivery_id = ${third}; ${pending}`)
  const events = await world.query<{ id: number; event_id: number }>('select id, event_id from webhook_delivery')
  await purge(world)
  assert.deepEqual(await ids(world, 'webhook_delivery'), [second, third, replayed.body.id])
  const left = await ids(world, 'domain_event')
  for (const { id, event_id } of events) assert.equal(left.includes(event_id), id !== first, `event of delivery ${id}`)
  assert.equal(await count(world, `webhook_attempt where delivery_id = ${first}`), 0)
})

test('nobody who holds a row holds the purge up, and its row goes the next time', async () => {
  await using world = await startWorld()
  await longAgo(world, 100)
  {
    await using _ = await holdLocks(world, 'select 1 from domain_event order by id limit 1 for key share')
    await purge(world)
    assert.equal(await count(world, 'domain_event'), 2)
  }
  await purge(world)
  assert.equal(await count(world, 'domain_event'), 1)
})

test('the audit, certificates and their log are kept for ever', async () => {
  await using world = await startWorld()
  await longAgo(world, 5_000)
  await world.query(`update audit_entry set created_at = created_at - interval '5000 days'`)
  const kept = ['audit_entry', 'certificate', 'certificate_log', 'check_in', 'attendee', 'event']
  const rows = () => Promise.all(kept.map((table) => count(world, table)))
  const before = await rows()
  await purge(world)
  await purgeExpiredJob(world.services.personalTables).run(world.services, {})
  assert.deepEqual(await rows(), before)
})

test('attempts go when their setting says so, and what receivers get and how often they were tried is still told', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['cert.issued'] })
  await longAgo(world, 10, 3)
  {
    await using _ = await startDelivering(world)
    while ((await world.query(`select 1 from webhook_delivery where status = 'pending'`)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const [first, second, third] = await ids(world, 'webhook_delivery')
  await world.query(
    `update webhook_delivery set finished_at = now() - interval '6 days' where id in (${first}, ${third})`,
  )
  // An interrupted purge leaves no partial delivery: its rows are deleted together.
  await world.query(`insert into webhook_attempt (org_id, delivery_id, number, started_at, ended_at, error)
    values (1, ${first}, 1, now(), now(), 'interrupted')`)
  await world.request('PATCH', '/admin/retention', { settings: { attempts: 5 } })
  {
    // A person who is being erased has a lock on the receiver's response.
    await using _ = await holdLocks(
      world,
      `select 1 from webhook_attempt where delivery_id = ${first} and error is null for update`,
    )
    await purge(world)
  }
  const left = () => world.query<{ id: number }>('select delivery_id as id from webhook_attempt order by id')
  assert.deepEqual(
    (await left()).map(({ id }) => id),
    [first, first, second],
  )
  await purge(world)
  assert.deepEqual(
    (await left()).map(({ id }) => id),
    [second],
  )
  const { body } = await world.request('GET', `/admin/webhook-deliveries/${first}`)
  assert.deepEqual([body.status, body.attempts], ['succeeded', []])
  assert.deepEqual(await examine(world.services), [])
  await world.query(`update webhook_attempt set status_code = 500 where delivery_id = ${second}`)
  const [broken] = await examine(world.services)
  assert.deepEqual(broken?.rows, [`webhook delivery ${second}`], 'what is there is judged as before')
  await world.query(`update webhook_attempt set status_code = 200 where delivery_id = ${second}`)
})

test('each organisation keeps what it wants, also for ever, and what was removed is counted where it was', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const made = async (orgId: number, days: number) =>
    world.query(`insert into domain_event (org_id, uid, type, subject_id, body, occurred_at, audience)
      select ${orgId}, gen_random_uuid(), 'attendee.registered', n, '{}', now() - interval '${days} days', 'internal'
      from generate_series(1, 1200) n`)
  await made(1, 20)
  await made(2, 20)
  await world.request('PATCH', '/admin/retention', { settings: { domain_events: 10, emails: null } })
  await world.request('PATCH', '/admin/retention', { settings: { domain_events: null } }, { key })
  const old = await anEmail(world)
  await world.query(
    `update email set status = 'sent', created_at = now() - interval '3000 days', updated_at = now() - interval '3000 days' where id = ${old}`,
  )
  await purge(world)
  await purge(world, 2)
  assert.equal(await count(world, 'domain_event where org_id = 1'), 0)
  assert.equal(await count(world, 'domain_event where org_id = 2'), 1200)
  assert.equal(await count(world, `email where id = ${old}`), 1)
  const told = async (key: string) => (await world.request('GET', '/admin/retention', undefined, { key })).body
  assert.deepEqual(
    [(await told(world.key)).last_run.removed.domain_events, (await told(key)).last_run.removed.domain_events],
    [1200, 0],
  )
})
