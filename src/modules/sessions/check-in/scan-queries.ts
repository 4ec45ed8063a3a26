import { searchKey } from '../../../lib/text/search-key.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../../events/index.ts'
import { withKeys } from './read-known.ts'
import { type Direction, isLetIn, type Verdict } from './scan.ts'
import type { LoggedScan, ScansTaken } from './scan-schema.ts'

type ScanRow = {
  id: number
  key: string
  session_id: number | null
  session_title: string | null
  attendee_id: number | null
  attendee_name: string | null
  presented: string | null
  direction: Direction
  scanned_at: Date
  received_at: Date
  device_id: string | null
  clock_offset_ms: number | null
  actor: string
  told: Verdict
  verdict: Verdict
  first_at: Date | null
  first_device_id: string | null
}

/** SQL value: the scan that began the last stay of check-in `c`. */
const stayKey = sql`case when returned_at is null then scan_key else c.turns -> -((left_at is not null)::int + 1) ->> 0 end`

/**
 * Scans of an event with their verdicts. Attendees checked in beyond the capacity of a session, in order of arrival,
 * are over it; that depends on the scans and the capacity only and is computed when it is shown.
 * @param from query for rows of `scan`
 */
const scanRows = (eventId: number, from: Sql): Sql => sql`
  select scan.id, scan.key, scan.session_id, scan.session_title, scan.attendee_id, scan.presented, scan.direction,
    scan.scanned_at, scan.received_at, scan.device_id, scan.clock_offset_ms, scan.actor, scan.told, trim(a.first_name || ' ' || a.last_name) as attendee_name,
    case when (scan.scanned_at, scan.key) >= (place.at, place.key) and way_in.key = scan.key then 'over_capacity' else scan.verdict end as verdict,
    case when scan.verdict = 'duplicate' then way_in.at end as first_at, first.device_id as first_device_id
  from (${from}) scan left join attendee a on a.id = scan.attendee_id
  left join (${placesAfterTheLast(eventId)}) place on place.session_id = scan.session_id
  left join lateral (
    select ${stayKey} as key, coalesce(returned_at, checked_in_at) as at from check_in c
    where scan.direction = 'in' and c.attendee_id = scan.attendee_id and c.session_id is not distinct from scan.session_id limit 1
  ) way_in on true
  left join lateral (
    select f.device_id from scan f
    where scan.verdict = 'duplicate' and f.attendee_id = scan.attendee_id and f.key = way_in.key limit 1
  ) first on true`

/** The first arrivals beyond the capacity of each overfull session, in the order of the index of people inside. */
const placesAfterTheLast = (eventId: number): Sql => sql`
  select s.id as session_id, c.at, c.key from session s cross join lateral (
    select coalesce(returned_at, checked_in_at) as at, coalesce(turns -> -1 ->> 0, scan_key) as key from check_in c
    where session_id = s.id and left_at is null order by at, key offset s.capacity limit 1
  ) c
  where s.event_id = ${eventId} and s.inside_count > s.capacity`

function firstOf(row: ScanRow): LoggedScan['first'] {
  return row.first_at && { at: isoTime(row.first_at), device_id: row.first_device_id }
}

function scanToWire(row: ScanRow): LoggedScan {
  const { id, key, session_id, session_title, attendee_id, attendee_name, presented, direction, device_id } = row
  const { clock_offset_ms, actor } = row
  return {
    id,
    key,
    session_id,
    session_title,
    attendee_id,
    attendee_name,
    presented,
    direction,
    at: isoTime(row.scanned_at),
    received_at: isoTime(row.received_at),
    device_id,
    clock_offset_ms,
    actor,
    told: row.told,
    verdict: row.verdict,
    dispute: direction !== 'undo' && isLetIn(row.told) && !isLetIn(row.verdict),
    first: firstOf(row),
  }
}

export type ScanFilter = PageQuery & {
  session_id?: number
  attendee_id?: number
  dispute?: boolean
  search?: string
}

/** SQL condition: a device let an attendee in against the log, as `scanToWire` tells it. */
const isDispute = sql`(direction = 'in' and told in ('accepted', 'over_capacity') and verdict <> 'accepted')`

/** SQL condition: the scan is of an attendee whose name or address has the text, or shows it itself. */
const shows = (eventId: number, needle: string): Sql => sql`(
  attendee_id in (select id from attendee where attendee.event_id = ${eventId} and folded like ${likePattern(needle)})
  or lower(presented) like ${likePattern(needle)})`

/** Lists the scan log of an event, newest first. @throws AppError not_found */
export async function listScans(ctx: Context, eventId: number, query: ScanFilter): Promise<Listed<LoggedScan>> {
  const { session_id, attendee_id, dispute, search } = query
  const needle = searchKey(search ?? '')
  const ids = sql`
    select id from scan where org_id = ${ctx.orgId} and event_id = ${eventId}
      ${session_id === undefined ? sql`` : sql`and session_id = ${session_id}`}
      ${attendee_id === undefined ? sql`` : sql`and attendee_id = ${attendee_id}`}
      ${dispute === undefined ? sql`` : sql`and ${isDispute} = ${dispute}`}
      ${needle === '' ? sql`` : sql`and ${shows(eventId, needle)}`}`
  // Counted apart, the newest of a long log are read alone; other conditions cost more than the counting.
  const isWhole = session_id === undefined && attendee_id === undefined && dispute === undefined && needle === ''
  const { rows, total } = await listPage<ScanRow>(ctx.db, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    ids,
    ...(isWhole && { total: sql`select count(*) from (${ids}) whole` }),
    rows: scanRows(eventId, sql`select scan.* from page join scan using (id)`),
  })
  if (total === null) throw noSuchEvent()
  return { rows: rows.map(scanToWire), total }
}

export type ScanResult = Omit<ScansTaken['results'][number], 'walk_in'>

/** Returns the verdicts of scans with these keys. */
export async function resultsOf(ctx: Pick<Context, 'db'>, eventId: number, keys: string[]): Promise<ScanResult[]> {
  const rows = await many<ScanRow>(ctx)`
    ${scanRows(eventId, sql`select * from (${withKeys(keys)}) sent where event_id = ${eventId} offset 0`)}`
  const found = new Map(rows.map((row) => [row.key, row]))
  return keys.map((key) => {
    const row = found.get(key)!
    return { key, verdict: row.verdict, first: firstOf(row), attendee_id: row.attendee_id }
  })
}
