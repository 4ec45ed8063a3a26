import { sql } from '../../../platform/db/sql.ts'

/** Position of an `attendee` row on the waiting list of its event: 1 is next, null is not waiting. */
export const waitingPosition = sql`
  case when attendee.status = 'waitlisted' then 1 + (select count(*)::int from attendee b
    where b.event_id = attendee.event_id and b.status = 'waitlisted'
      and (b.waitlisted_at, b.id) < (attendee.waitlisted_at, attendee.id)) end`
