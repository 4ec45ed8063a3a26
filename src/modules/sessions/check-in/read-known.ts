import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { JudgedScan } from './decide-scans.ts'
import { isRefusal, type Verdict } from './scan.ts'

/** A scan that is on record. */
export type Known = {
  key: string
  session_id: number | null
  attendee_id: number | null
  direction: 'in' | 'undo'
  scanned_at: Date
  verdict: Exclude<Verdict, 'over_capacity'>
  /** Whether it was removed from the log since, and is known by its check-in alone. */
  is_removed: boolean
}

/** A scan as it takes part in the judgement of those of its attendee at its door. */
export type Part = JudgedScan & { attendeeId: number; sessionId: number | null }

/** The scans of these attendees that new ones are judged with, also those by which they are in, and those with these keys. */
export function readKnown(ctx: TxContext, eventId: number, attendeeIds: number[], keys: string[]): Promise<Known[]> {
  return many<Known>(ctx)`
    select key, session_id, attendee_id, direction, scanned_at, verdict, false as is_removed from scan
    where attendee_id = any((select ${attendeeIds}::bigint[])::bigint[]) and verdict in ('accepted', 'duplicate')
    union
    select key, session_id, attendee_id, direction, scanned_at, verdict, false from (${withKeys(keys)}) sent where event_id = ${eventId}
    union all
    select c.scan_key, c.session_id, c.attendee_id, 'in', c.checked_in_at, 'accepted', true from check_in c
    where c.attendee_id = any((select ${attendeeIds}::bigint[])::bigint[]) and ${isWithoutScan}`
}

/** True of check-ins `c` whose scan was removed. */
export const isWithoutScan = sql`not exists (
  select from scan s where s.key = c.scan_key and s.event_id = c.event_id and s.attendee_id = c.attendee_id)`

/**
 * A query for the scans with these keys, of all events: those of one are told apart afterwards. Otherwise PostgreSQL goes
 * through the scans of an event that is new, which it takes for hardly any.
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

/** The scans of one attendee at one door are judged together. */
export function groupOf({ attendeeId, sessionId }: { attendeeId: number | null; sessionId: number | null }): string {
  return `${attendeeId} ${sessionId}`
}
