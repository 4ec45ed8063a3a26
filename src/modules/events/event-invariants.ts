import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const eventInvariants: Invariant[] = [
  rowsThatBreak(
    'the tally of an event counts its attendees, certificates, places, and who came, waits or withdrew',
    sql`select 'event ' || e.id as id from event e
        left join (select event_id, sum(attendees) as attendees, sum(certificates) as certificates,
          sum(present) as present, sum(withdrawn) as withdrawn,
          sum(taken) as taken, sum(waiting) as waiting from event_tally group by event_id) t on t.event_id = e.id
        where coalesce(t.attendees, 0) <> (select count(*) from attendee a where a.event_id = e.id)
           or coalesce(t.certificates, 0) <> (select count(*) from certificate c where c.event_id = e.id)
           or coalesce(t.present, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.checked_in_at is not null)
           or coalesce(t.withdrawn, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.checked_in_at is null and a.status <> 'registered')
           or coalesce(t.taken, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.status in ('registered', 'offered'))
           or coalesce(t.waiting, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.status = 'waitlisted')`,
  ),
  rowsThatBreak(
    'an event that is ready has a design, one that is not has none',
    sql`select 'event ' || id as id from event where (template_status = 'ready') <> (template_id is not null)`,
  ),
]
