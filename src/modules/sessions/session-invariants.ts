import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { removedBefore } from '../retention/index.ts'
import { isPurged } from './check-in/read-known.ts'

/** Scans that verdicts depend on: the log, and purged scans of attendees who are still checked in. */
const scans = sql`
  select id, org_id, event_id, session_id, attendee_id, key, direction, scanned_at, verdict
  from scan where attendee_id is not null and verdict in ('accepted', 'duplicate')
  union all
  select -c.id, c.org_id, c.event_id, c.session_id, c.attendee_id, own.key, own.direction, own.scanned_at, 'accepted'
  from check_in c cross join lateral scans_of(c.scan_key, c.checked_in_at, c.turns) own
  where own.scanned_at < ${removedBefore('scans', sql`c.org_id`)} + interval '10 minutes' and ${isPurged}`

/** Scans in order; "late" ones took somebody out by a scan that was purged. */
const inOrder = sql`
  select *, case when ${removedBefore('scans', sql`org_id`)} is not null
    and bool_and(direction <> 'in' and verdict = 'accepted') over door then 'late' else direction end as step
  from (${scans}) scan window door as (partition by attendee_id, session_id order by scanned_at, key collate "C")`

/** After each scan: how many scans count that let its attendee in and out by turns, recomputed from all of them. */
const deep = sql`
  select *, door_depth(step) over door as depth from (${inOrder}) scan
  window door as (partition by attendee_id, session_id order by scanned_at, key collate "C")`

/** Verdicts recomputed from all scans of an attendee at a target: a scan that changes the state is accepted. */
const judged = sql`
  select *, step = 'late' or depth <> coalesce(lag(depth) over door, 0) as turns, lead(id) over door is null as is_last
  from (${deep}) scan
  window door as (partition by attendee_id, session_id order by scanned_at, key collate "C")`

/** The depth at the end, per attendee and target, if the target still exists. */
const ends = sql`
  select attendee_id, session_id, depth from (${judged}) j
  where is_last and depth > 0 and (session_id is null or exists (select from session s where s.id = j.session_id))`

/** The scans that made each level of that depth: the last to reach it. The first checked in, others left and came back. */
const levels = sql`
  select distinct on (j.attendee_id, j.session_id, j.depth) j.attendee_id, j.session_id, j.depth, j.key, j.scanned_at
  from (${judged}) j join (${ends}) e on e.attendee_id = j.attendee_id and e.session_id is not distinct from j.session_id
  where j.turns and j.step in ('in', 'out') and j.depth <= e.depth
  order by j.attendee_id, j.session_id, j.depth, j.scanned_at desc, j.key collate "C" desc`

/** The rows that check-ins should be. */
const insides = sql`
  select attendee_id, session_id, min(key) filter (where depth = 1) as key, min(scanned_at) filter (where depth = 1) as scanned_at,
    max(scanned_at) filter (where depth > 1 and depth % 2 = 1) as returned_at,
    case when max(depth) % 2 = 0 then max(scanned_at) end as left_at,
    coalesce(json_agg(key order by depth) filter (where depth > 1), '[]')::jsonb as turns,
    (1000 * extract(epoch from coalesce(sum(stayed), interval '0')))::bigint as stayed_ms
  from (
    select *, case when depth % 2 = 0 then scanned_at - lag(scanned_at) over (partition by attendee_id, session_id order by depth) end as stayed
    from (${levels}) l
  ) stays group by attendee_id, session_id`

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
    'the minutes of an attendee inside follow from their scans',
    sql`select 'attendee ' || c.attendee_id as id from check_in c
        join (${insides}) i on i.attendee_id = c.attendee_id and coalesce(i.session_id, 0) = coalesce(c.session_id, 0)
        where (c.left_at, c.returned_at, c.stayed_ms) is distinct from (i.left_at, i.returned_at, i.stayed_ms)
          or array(select turn ->> 0 from jsonb_array_elements(c.turns) turn) <> array(select jsonb_array_elements_text(i.turns))`,
  ),
  rowsThatBreak(
    'sessions and attendees count the check-ins',
    sql`select 'session ' || s.id as id from session s
        left join lateral (select count(*) as came, count(*) filter (where left_at is null) as inside from check_in c where c.session_id = s.id) c on true
        where s.checked_in_count <> c.came or s.inside_count <> c.inside
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
