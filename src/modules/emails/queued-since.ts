import { type Sql, sql } from '../../platform/db/sql.ts'

/** In a statement: whether a mail of this kind was queued for an attendee after a moment. */
export function queuedSince({ kind, attendeeId }: { kind: string; attendeeId: Sql }, since: Date): Sql {
  return sql`exists (select from email where attendee_id = ${attendeeId} and kind = ${kind} and created_at > ${since})`
}
