import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { removedBefore } from '../retention/index.ts'
import { isWithoutScan } from './check-in/read-known.ts'

/** Scans that verdicts depend on: the log, and purged scans of attendees who are still checked in. */
const scans = sql`
  select id, org_id, event_id, session_id, attendee_id, key, direction, scanned_at, verdict
  from scan where attendee_id is not null and verdict in ('accepted', 'duplicate')
  union all
  select -c.id, c.org_id, c.event_id, c.session_id, c.attendee_id, c.scan_key, 'in', c.checked_in_at, 'accepted'
  from check_in c
  where c.checked_in_at < ${removedBefore('scans', sql`c.org_id`)} + interval '10 minutes' and ${isWithoutScan}`

/** Whether an attendee was in before a scan; if all earlier scans are purged, an undo that checked out implies it. */
const sideBefore = sql`coalesce(lag(direction) over door, case
  when direction = 'undo' and verdict = 'accepted' and ${removedBefore('scans', sql`org_id`)} is not null then 'in' else 'undo' end)`

/** Verdicts recomputed from all scans of an attendee at a target: a scan that changes the state is accepted. */
const judged = sql`
  select id, org_id, event_id, session_id, attendee_id, key, direction, scanned_at, verdict,
    ${sideBefore} <> direction as turns, lead(id) over door is null as is_last
  from (${scans}) scan
  window door as (partition by attendee_id, session_id order by scanned_at, key collate "C")`

/** The scan that checked an attendee in: the first since they were last out. */
const insides = sql`
  select distinct on (i.attendee_id, i.session_id) i.attendee_id, i.session_id, i.key, i.scanned_at
  from (${judged}) i join (${judged}) l on l.is_last and l.direction = 'in' and l.attendee_id = i.attendee_id and l.session_id is not distinct from i.session_id
  where i.direction = 'in' and i.turns and (i.session_id is null or exists (select from session s where s.id = i.session_id))
  order by i.attendee_id, i.session_id, i.scanned_at desc, i.key collate "C" desc`

export const sessionInvariants: Invariant[] = [
  rowsThatBreak(
    'the verdict of a scan follows from the scans of its attendee at its door',
    sql`select 'scan ' || id as id from (${judged}) j where (verdict = 'accepted') <> turns`,
  ),
  rowsThatBreak(
    'whoever is in is in by the scan that the log says, and nobody else is',
    sql`select 'attendee ' || coalesce(c.attendee_id, i.attendee_id) as id from check_in c
        full join (${insides}) i on i.attendee_id = c.attendee_id and coalesce(i.session_id, 0) = coalesce(c.session_id, 0)
        where c.scan_key is distinct from i.key or c.checked_in_at is distinct from i.scanned_at`,
  ),
  rowsThatBreak(
    'sessions and attendees count the check-ins',
    sql`select 'session ' || s.id as id from session s where checked_in_count <> (select count(*) from check_in c where c.session_id = s.id)
        union all
        select 'attendee ' || a.id from attendee a
        left join lateral (select min(checked_in_at) as first, count(session_id) as sessions from check_in c where c.attendee_id = a.id) c on true
        where a.sessions_attended <> c.sessions or a.checked_in_at is distinct from c.first`,
  ),
  rowsThatBreak(
    'a door device counts its scans in the log',
    sql`select 'door device ' || d.id as id from door_device d
        left join (select actor, count(*) as sent from scan group by actor) s on s.actor = 'door_device:' || d.id
        where d.scans_sent < coalesce(s.sent, 0) or d.scans_sent > coalesce(s.sent, 0)
          and d.created_at >= coalesce(${removedBefore('scans', sql`d.org_id`)}, '-infinity')`,
  ),
  rowsThatBreak(
    'a check-in belongs to the event of its attendee',
    sql`select 'check-in ' || c.id as id from check_in c join attendee a on a.id = c.attendee_id where a.event_id <> c.event_id`,
  ),
]
