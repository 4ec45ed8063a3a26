import { type Invariant, rowsThatBreak } from '../../platform/db/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const attendeeInvariants: Invariant[] = [
  rowsThatBreak(
    'an email to an attendee is about their event',
    sql`select 'email ' || m.id as id from email m join attendee a on a.id = m.attendee_id where a.event_id <> m.event_id`,
  ),
]
