import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { scansOf } from '../../../test/support/plans.ts'
import { noteStatements } from '../../../test/support/statements.ts'
import { purgeOrganisation } from './purge-organisation.ts'

const ROWS = 10_000
/** Number of rows due in each table of the organisation. */
const DUE = 10
/** A batch examines at most a thousand rows, and their dependencies. */
const MAX = 2_500

/** Old rows of organisation 2, which keeps them permanently, each next to a recent one of organisation 1. */
const FILL = `
  create temp table made as select n, o as org_id,
    case when o = 2 or n <= ${DUE} then timestamptz '2020-01-01' else now() end + make_interval(secs => n) as at
  from generate_series(1, ${ROWS}) n, generate_series(1, 2) o;
  insert into email (org_id, uid, kind, language, to_name, to_address, subject, html, text, attachments, status, created_at, updated_at)
    select org_id, gen_random_uuid(), 'test', 'en', '', 'a@example.org', '', '', '', '[]', 'sent', at, at from made order by n, org_id;
  insert into domain_event (org_id, uid, type, subject_id, body, occurred_at, audience)
    select org_id, gen_random_uuid(), 'attendee.registered', n, '{}', at, 'internal' from made order by n, org_id;
  insert into webhook_endpoint (org_id, url, events, active, secret, created_at, updated_at)
    select id, 'https://example.org', '{cert.issued}', false, '', now(), now() from organisation;
  insert into webhook_delivery (org_id, endpoint_id, kind, test_uid, test_body, status, attempts, created_at, finished_at)
    select m.org_id, w.id, 'test', gen_random_uuid(), '', 'succeeded', 1, at, at from made m join webhook_endpoint w using (org_id) order by n, m.org_id;
  insert into webhook_attempt (org_id, delivery_id, number, started_at, ended_at, status_code)
    select org_id, id, 1, created_at, finished_at, 200 from webhook_delivery order by id`

const TABLES = /^(email|domain_event|webhook_delivery|webhook_attempt|scan)(_|$)/

test('a night looks at no more rows for all that another organisation keeps for ever, or that is young', async () => {
  await using world = await startWorld({ doctor: false })
  await world.stranger()
  await world.query('delete from domain_event')
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  await using own = await connection(world.databaseUrl)
  const { client } = own
  await client.query(FILL)
  await client.query(`insert into scan (org_id, event_id, key, attendee_id, direction, scanned_at, received_at, actor, told, verdict)
    select 1, ${event.id}, 'scan-' || n, ${attendee.id}, 'in', at, at, 'cli', 'unknown', 'unknown' from made where org_id = 1`)
  await client.query('vacuum analyze email, domain_event, webhook_delivery, webhook_attempt, scan, event, attendee')
  const note = noteStatements(world)
  const statements = await note(() => purgeOrganisation(world.services, 1))
  const [run] = await world.query<{ removed: object }>('select removed from purge_run')
  assert.deepEqual(run?.removed, { emails: DUE, attempts: DUE, deliveries: DUE, domain_events: DUE })
  let looks = 0
  for (const { text, values } of statements.filter(
    ({ text }) => /^\s*select/.test(text) && !/for update|for no key/.test(text),
  )) {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
    const scans = scansOf(rows[0]).filter(({ on }) => TABLES.test(on))
    const looked = scans.reduce((sum, scan) => sum + scan.rows, 0)
    assert.ok(looked <= MAX, `${looked} rows: ${text} ${JSON.stringify(scans)}`)
    if (scans.length > 0) looks++
  }
  assert.ok(looks >= 8, `${looks} looks`)
})
