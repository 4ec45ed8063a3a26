import { type Sql, sql } from '../../platform/db/sql.ts'

/** SQL that checks whether an email of this kind was queued for an attendee after a time. */
export function queuedSince(
  { kind, attendeeId, times = 1 }: { kind: string; attendeeId: Sql; times?: number },
  since: Date,
): Sql {
  return sql`exists (select from email where attendee_id = ${attendeeId} and kind = ${kind} and created_at > ${since}
    offset ${times - 1}::int)`
}
