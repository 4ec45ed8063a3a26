import type pg from 'pg'
import type { Stage } from '../stage.ts'
import { withoutIndexes } from './without-indexes.ts'

/** One more event has as many people as all of them together. */
const EVENTS = 1_000

/**
 * Events of a year with people, check-ins and certificates, as many contacts as people, and deals and assignments. All who
 * come register in the two months before, and have certificates that expire after a year.
 * @returns the event that has as many people as all others
 */
export async function fillWithHistory(stage: Stage, people: number, deals: number): Promise<number> {
  const { client } = stage
  await makeDesign(stage)
  await client.query(
    `insert into event (org_id, name, event_type, template_image_url, template_status, folded_name, created_at, updated_at)
     select 1, 'Day ' || n, (array['conference', 'workshop', 'course'])[n % 3 + 1], 'placeholder', 'builtin', 'day ' || n, now(), now()
     from generate_series(0, $1::int) n`,
    [EVENTS],
  )
  const { rows } = await client.query<{ id: number }>('select max(id)::int as id from event')
  const { id } = rows[0]!
  await client.query(
    "create temporary table moment as select id as event_id, now() - (id % 365) * interval '1 day' as at from event where folded_name like 'day %'",
  )
  await withoutIndexes(client, 'attendee', async () => {
    await client.query(insertAttendees('join generate_series(1, $2::int) n on m.event_id <> $1'), [id, people / EVENTS])
    await client.query(insertAttendees('join generate_series(1, $2::int) n on m.event_id = $1'), [id, people])
  })
  await withoutIndexes(client, 'check_in', () => insertCheckIns(client))
  await withoutIndexes(client, 'certificate', () => insertCertificates(client))
  await client.query(
    'insert into event_tally (event_id, shard, attendees, certificates) select event_id, 99, count(*), count(*) from attendee group by 1 on conflict (event_id, shard) do nothing',
  )
  await withoutIndexes(client, 'contact', () => insertContacts(client, people))
  await insertDeals(client, deals)
  await insertAssignments(client, deals)
  await client.query(`update figure_zone set server = ''`)
  await client.query('select recount_figures(1)')
  await client.query('truncate figure_change')
  await client.query('vacuum analyze')
  return id
}

/** The first certificate brings the design that the others have. */
async function makeDesign(stage: Stage): Promise<void> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const person = { first_name: 'Ada', last_name: 'L', email: 'ada@example.org' }
  await stage.request('POST', `/admin/events/${event.id}/attendees`, person)
  await stage.request('POST', `/admin/events/${event.id}/certificates`)
}

const insertAttendees = (join: string) => `
  insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, status, checked_in_at, cancelled_at, created_at, updated_at)
  select 1, m.event_id, 'P' || n, '', 'p' || n || '@example.org', 'p' || n || '@example.org', (array['api', 'registration', 'import'])[n % 3 + 1],
    'p' || n || ' p' || n || '@example.org', case when n % 10 = 0 then 'cancelled' else 'registered' end,
    case when n % 10 between 1 and 8 then m.at + n % 300 * interval '1 minute' end, case when n % 10 = 0 then m.at - interval '1 day' end,
    m.at - n % 60 * interval '1 day', now()
  from moment m ${join}`

async function insertCheckIns(client: pg.Client): Promise<void> {
  await client.query(
    `insert into check_in (org_id, event_id, attendee_id, checked_in_at, scan_key)
     select org_id, event_id, id, checked_in_at, id::text from attendee where checked_in_at is not null`,
  )
}

async function insertCertificates(client: pg.Client): Promise<void> {
  await client.query(
    `insert into certificate (org_id, event_id, attendee_id, attendee_name, attendee_email, event_name, event_timezone, issuer_name, tier,
       design_version_id, issued_at, expires_at, revoked_at, status, public_id, verification_code, salt, folded)
     select 1, a.event_id, a.id, a.first_name, a.email, 'Bench', 'UTC', 'My organisation', (array['Gold', 'Silver', null])[a.id % 3 + 1],
       (select min(id) from design_version), m.at, m.at + interval '1 year', case when a.id % 50 = 0 then m.at + interval '2 days' end,
       case when a.id % 50 = 0 then 'revoked' else 'active' end, gen_random_uuid(),
       translate(upper(substr(md5(a.id::text), 1, 13)), 'ILOU', '1101'), '\\x00', a.folded
     from attendee a join moment m using (event_id) on conflict do nothing`,
  )
}

async function insertContacts(client: pg.Client, contacts: number): Promise<void> {
  await client.query(
    `insert into contact (org_id, first_name, lifecycle_stage, source, lead_score, score_due, last_activity_at, folded, created_at, updated_at)
     select 1, 'P' || n, (array['lead', 'qualified', 'customer', 'evangelist'])[n % 4 + 1], 'registration', n % 97, false,
       now() - n % 500 * interval '1 day', 'p' || n, now() - n % 700 * interval '1 day', now() from generate_series(1, $1::int) n`,
    [contacts],
  )
}

/** Each was made within a year and went through three stages, a week in each. */
async function insertDeals(client: pg.Client, deals: number): Promise<void> {
  await client.query(
    `insert into deal (org_id, title, amount, currency, stage, position, closed_at, created_at, updated_at)
     select 1, 'D' || n, n, (array['EUR', 'TRY', 'USD'])[n % 3 + 1], case when n % 2 = 0 then 'won' else 'lost' end, -n,
       now() - n % 365 * interval '1 day', now(), now() from generate_series(1, $1::int) n`,
    [deals],
  )
  await client.query(
    `insert into deal_stage_change (org_id, deal_id, from_stage, to_stage, actor, at)
     select 1, d.id, w.was, coalesce(w.stage, d.stage), 'cli', d.closed_at - w.weeks * interval '7 days'
     from (values (1, null, 'lead', 2), (2, 'lead', 'proposal', 1), (3, 'proposal', null, 0)) w (n, was, stage, weeks), deal d
     order by d.id, w.n`,
  )
}

/** Each was assigned within a year, two months before it is due; most are complete. */
async function insertAssignments(client: pg.Client, assignments: number): Promise<void> {
  await client.query(
    `insert into training_programme (org_id, name, created_at, updated_at) select 1, 'P' || n, now(), now() from generate_series(1, 10) n`,
  )
  await client.query(
    `insert into training_assignment (org_id, programme_id, email, email_key, name, due_date, assigned_at, completed_at, updated_at)
     select 1, p.id, 'p' || n || '@example.org', 'p' || n || '@example.org', '', current_date - n % 365 + 60, now() - n % 365 * interval '1 day',
       case when n % 5 > 0 then now() - n % 365 * interval '1 day' * 0.8 end, now()
     from training_programme p, generate_series(1, $1::int) n`,
    [assignments / 10],
  )
}
