import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'

export const attendeeInvariants: Invariant[] = [
  rowsThatBreak(
    'an email to an attendee is about their event',
    sql`select 'email ' || m.id as id from email m join attendee a on a.id = m.attendee_id where a.event_id <> m.event_id`,
  ),
  rowsThatBreak(
    'whoever has registered by themselves was told so by mail',
    // Mails are kept for a year. The clock of the service and the database's may differ.
    sql`select 'attendee ' || a.id as id from attendee a
      where a.source = 'registration' and a.created_at > now() - interval '364 days'
        and not exists (select from email m where m.attendee_id = a.id)`,
  ),
  rowsThatBreak(
    'no offer of a place has been over for five minutes while a worker runs',
    sql`select 'attendee ' || id as id from attendee
      where status = 'offered' and offered_until < now() - interval '5 minutes' and ${workerRuns}`,
  ),
]
