import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { DoorScan } from './decide-scans.ts'
import { type Direction, isRefusal, type Verdict } from './scan.ts'

/** A recorded scan. */
export type Known = {
  key: string
  session_id: number | null
  attendee_id: number | null
  direction: Direction
  scanned_at: Date
  verdict: Exclude<Verdict, 'over_capacity'>
  /** Whether it was purged from the log and is known from its check-in only. */
  is_removed: boolean
}

/** A scan with the attendee and target whose scans are decided together. */
export type Part = DoorScan & { attendeeId: number; sessionId: number | null }

/**
 * Returns the scans of these attendees that new ones are decided with, including those that checked them in, and the
 * scans with these keys.
 */
export function readKnown(ctx: TxContext, eventId: number, attendeeIds: number[], keys: string[]): Promise<Known[]> {
  return many<Known>(ctx)`
    select key, session_id, attendee_id, direction, scanned_at, verdict, false as is_removed from scan
    where attendee_id = any((select ${attendeeIds}::bigint[])::bigint[]) and verdict in ('accepted', 'duplicate')
    union
    select key, session_id, attendee_id, direction, scanned_at, verdict, false from (${withKeys(keys)}) sent where event_id = ${eventId}
    union all
    select own.key, c.session_id, c.attendee_id, own.direction, own.scanned_at, 'accepted', true
    from check_in c cross join lateral scans_of(c.scan_key, c.checked_in_at, c.turns) own
    where c.attendee_id = any((select ${attendeeIds}::bigint[])::bigint[]) and ${isPurged}`
}

/**
 * SQL condition: the scan `own` of check-in `c` was purged from the log. Each is looked up by its key, because PostgreSQL
 * expects many turns of each check-in and would otherwise read all scans to join them.
 */
export const isPurged = sql`not exists (
  select from scan s where s.key = own.key and s.event_id = c.event_id and s.attendee_id = c.attendee_id offset 0)`

/**
 * Query for scans with these keys in all events; the caller filters by event. With the event in the query PostgreSQL
 * would scan all scans of a new event, expecting hardly any.
 */
export function withKeys(keys: string[]): Sql {
  return sql`select * from scan where key = any((select ${keys}::text[])::text[]) offset 0`
}

export function partsOf(known: readonly Known[]): Part[] {
  return known.flatMap(({ key, direction, scanned_at, attendee_id, session_id, verdict }) =>
    attendee_id === null || isRefusal(verdict)
      ? []
      : [{ key, direction, scannedAt: scanned_at, attendeeId: attendee_id, sessionId: session_id, was: verdict }],
  )
}

/** Returns the group of a scan: scans of one attendee at one target are decided together. */
export function groupOf({ attendeeId, sessionId }: { attendeeId: number | null; sessionId: number | null }): string {
  return `${attendeeId} ${sessionId}`
}
