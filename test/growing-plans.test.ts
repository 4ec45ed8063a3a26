import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeGrown } from '../src/platform/daemons/analyze-grown.ts'
import { aRule } from './support/automations.ts'
import { aBadge } from './support/badges.ts'
import { startDelivering } from './support/deliver.ts'
import { enterLog } from './support/enter-log.ts'
import { anAttendee, aSession } from './support/factories.ts'
import { handleEverything } from './support/handle-all.ts'
import { startWorld, type World } from './support/harness.ts'
import { until } from './support/installation.ts'
import { notePlans } from './support/note-plans.ts'
import type { Scan } from './support/plans.ts'
import { startReceiver } from './support/receiver.ts'
import { anOpenEvent, register } from './support/register.ts'
import { scoped } from './support/scoped.ts'
import { startSending } from './support/send.ts'
import { aBulkJob } from './support/stored.ts'
import { anEndpoint } from './support/webhooks.ts'

const GUESTS = 1_100
/** A page of a list and a batch of a listener have less; the guests are more. */
const MAX_ROWS = 500
/** Statements of the test itself. */
const OWN = '/* test */'

/** Catalogue tables do not grow with the data. */
const isLarge = ({ on, rows }: Scan) => rows > MAX_ROWS && !on.startsWith('pg_')

/** Tells what has happened, and waits until it was sent and is in the logs. */
async function followUp(world: World) {
  await handleEverything(world)
  await enterLog(world)
  await world.runJobs()
  await until(
    () =>
      world.query(`${OWN} select from email where status in ('queued', 'sending')
        union all select from webhook_delivery where status = 'pending'`),
    (waiting) => waiting.length === 0,
  )
  await world.requestLog.flush()
}

/** Tables of which PostgreSQL does not know how many rows they have by now. */
function grownUnseen({ query }: World) {
  const count = `query_to_xml(format('select count(*) as rows from %s', oid::regclass), true, false, '')`
  return query(`
    select relname from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 1000
      and (xpath('//rows/text()', ${count}))[1]::text::int >= 1000`)
}

/** A day at an event: somebody registers, another comes, and is given a certificate, which is looked up. */
async function day(world: World, { id }: { id: number }, session: { id: number }) {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await world.request(method, path, body)
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.text}`)
    return answer.body
  }
  const path = `/admin/events/${id}`
  assert.equal((await register(world, { id })).status, 201)
  const guest = await anAttendee(world, id)
  const attendee_id = guest.id
  await ask('POST', `${path}/checkin`, { attendee_id })
  await ask('POST', `${path}/sessions/${session.id}/checkin`, { email: guest.email })
  const issued = await ask('POST', `${path}/certificates`, { attendee_ids: [attendee_id] })
  const [certificate] = issued.certificates
  for (const code of [certificate.verification_code, certificate.public_id]) await ask('GET', `/v/certs/${code}`)
  await ask('GET', `/c/${certificate.public_id}.pdf`)
  for (const list of ['/admin/events', `${path}/attendees`, `${path}/certificates`, '/admin/certificates'])
    await ask('GET', list)
  for (const one of [path, `${path}/attendees/${attendee_id}`, `/admin/certificates/${certificate.id}`])
    await ask('GET', one)
  await ask('PATCH', `${path}/attendees/${attendee_id}`, { first_name: 'Augusta' })
  await ask('POST', `/admin/certificates/${certificate.id}/reissue`, { attendee_name: 'Augusta' })
  await aBulkJob(world, id, 2)
  await followUp(world)
}

test('what happens all day looks at no more rows in tables that have grown, seconds after they have', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  using noted = await notePlans(world)
  await world.query(`
    do $$ declare name regclass; begin
      for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %s set (autovacuum_enabled = false)', name);
      end loop;
    end $$`)
  const { databaseUrl: url, services } = world
  await using _analyzing = scoped(await analyzeGrown({ url, services, warn: (_, message) => assert.fail(message) }))
  await using _delivering = await startDelivering(world)
  await using _sending = await startSending(world)
  const event = await anOpenEvent(world, { certificate_email: true })
  const session = await aSession(world, event.id)
  await anEndpoint(world, receiver.url)
  await aBadge(world, { criteria: [{ type: 'event_attended', event_id: event.id }] })
  await aRule(world, event.id, { actions: [{ type: 'add_crm_tag', tag: 'guest' }] })
  // After five times with a connection PostgreSQL keeps a plan, which it made of tables that were empty.
  for (let time = 0; time < 8; time++) await day(world, event, session)
  const lines = Array.from({ length: GUESTS }, (_, n) => `Guest,Number ${n},guest${n}@example.org`)
  const text = `first_name,last_name,email\n${lines.join('\n')}`
  for (const [path, body] of [
    ['attendees/import', { text }],
    ['certificates', {}],
  ] as const)
    assert.ok((await world.request('POST', `/admin/events/${event.id}/${path}`, body)).status < 300)
  await followUp(world)
  await followUp(world)
  await until(
    () => grownUnseen(world),
    (tables) => tables.length === 0,
  )
  noted.plans.length = 0
  await day(world, event, session)
  assert.ok(noted.plans.length > 200)
  const large = noted.plans
    .filter(({ text }) => !text.startsWith(OWN))
    .flatMap(({ text, scans }) => scans.filter(isLarge).map((scan) => ({ ...scan, text })))
  assert.deepEqual(large, [])
})
