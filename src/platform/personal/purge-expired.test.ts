import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDelivering } from '../../../test/support/deliver.ts'
import { enterLog } from '../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { count } from '../../../test/support/stored.ts'
import { sendExpiryNotices } from '../../modules/certificates/send-expiry-notices.ts'
import { hearEvents } from '../outbox/hear-events.ts'
import type { Listener } from '../outbox/listener.ts'
import { purgeExpiredJob } from './purge-expired.ts'

const DAY_MS = 86_400_000
const purge = (world: World) => purgeExpiredJob(world.services.personalTables).run(world.services, {})

/** Certificates that were issued, announced as expiring and delivered so many days ago. */
async function longAgo(world: World, days: number, certificates = 1): Promise<any[]> {
  world.advance(-days * DAY_MS)
  const made: any[] = []
  for (let n = 0; n < certificates; n++) made.push(await aCertificate(world, { certificate_validity_days: 20 }))
  await enterLog(world)
  await sendExpiryNotices(world.services)
  world.advance(days * DAY_MS)
  await age(world, days)
  return made
}

/** What the database itself has dated with its clock. */
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
  // What only listeners hear keeps no place for readers of the feed.
  await anAttendee(world, (await anEvent(world)).id)
  await world.query(`update domain_event set occurred_at = occurred_at - interval '2 days'`)
  await purge(world)
  assert.equal(await count(world, `domain_event where audience = 'internal'`), 1)
  const [last, ...more] = await ids(world, SUBSCRIBED)
  assert.deepEqual(more, [])
  assert.equal((await world.request('GET', `/admin/webhook-events?after=${last}`)).status, 200)
  assert.equal((await world.request('GET', `/admin/webhook-events?after=${last! - 1}`)).status, 422)
  // The feed waits for transactions that are open anywhere on the server, so also in other tests.
  const feed = async () => (await world.request('GET', '/admin/webhook-events?after=0')).body.map(({ id }: any) => id)
  while ((await feed()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  assert.deepEqual(await feed(), [last])
})

test('an event that a listener has not heard stays, however old it is', async () => {
  await using world = await startWorld()
  const heard: number[] = []
  const listener: Listener = {
    name: 'slow',
    types: ['attendee.registered', 'cert.issued', 'cert.expiring_soon'],
    from: 'beginning',
    hear: async (_, { id }) => void heard.push(id),
  }
  await longAgo(world, 100, 2)
  const all = await ids(world, 'domain_event')
  await hearEvents(world.services, listener, 2)
  await purge(world)
  assert.deepEqual(await ids(world, 'domain_event'), all.slice(2))
  while ((await hearEvents(world.services, listener, 2)) > 0);
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

test('audit entries go after two years, a batch at a time, and no lock of another holds the purge up', async () => {
  await using world = await startWorld()
  await world.query(`insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at)
    select 1, 'cli', 'test', 'test', n, now() - interval '731 days' from generate_series(1, 2500) n`)
  await world.query(`update audit_entry set created_at = now() - interval '729 days' where action <> 'test'`)
  const kept = await count(world, `audit_entry where action <> 'test'`)
  await purge(world)
  assert.equal(await count(world, 'audit_entry'), kept)

  await longAgo(world, 100)
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from domain_event order by id limit 1 for key share')
    await purge(world)
    assert.equal(await count(world, 'domain_event'), 2)
    await client.query('rollback')
  } finally {
    client.release()
  }
  await purge(world)
  assert.equal(await count(world, 'domain_event'), 1)
})
