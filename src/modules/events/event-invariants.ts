import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'

export const eventInvariants: Invariant[] = [
  rowsThatBreak(
    'the tally of an event counts its attendees, certificates, places, and who came, waits, withdrew or is pending',
    sql`select 'event ' || e.id as id from event e
        left join (select event_id, sum(attendees) as attendees, sum(certificates) as certificates,
          sum(present) as present, sum(withdrawn) as withdrawn,
          sum(taken) as taken, sum(waiting) as waiting, sum(pending) as pending from event_tally group by event_id) t on t.event_id = e.id
        where coalesce(t.attendees, 0) <> (select count(*) from attendee a where a.event_id = e.id)
           or coalesce(t.certificates, 0) <> (select count(*) from certificate c where c.event_id = e.id)
           or coalesce(t.present, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.checked_in_at is not null)
           or coalesce(t.withdrawn, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.checked_in_at is null and a.status <> 'registered')
           or coalesce(t.taken, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.status in ('registered', 'offered'))
           or coalesce(t.waiting, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.status = 'waitlisted')
           or coalesce(t.pending, 0) <> (select count(*) from attendee a where a.event_id = e.id and a.status = 'pending')`,
  ),
  rowsThatBreak(
    'the tally of a registration type counts its attendees, places, and people who wait or are pending',
    sql`select 'registration_type ' || r.id as id from registration_type r
        left join (select registration_type_id, sum(attendees) as attendees, sum(taken) as taken,
          sum(waiting) as waiting, sum(pending) as pending
          from registration_type_tally group by registration_type_id) t on t.registration_type_id = r.id
        cross join lateral (select count(*) as attendees, count(*) filter (where status in ('registered', 'offered')) as taken,
          count(*) filter (where status = 'waitlisted') as waiting, count(*) filter (where status = 'pending') as pending
          from attendee where registration_type_id = r.id) a
        where (coalesce(t.attendees, 0), coalesce(t.taken, 0), coalesce(t.waiting, 0), coalesce(t.pending, 0))
          <> (a.attendees, a.taken, a.waiting, a.pending)`,
  ),
  rowsThatBreak(
    'an event that is ready has a design, one that is not has none',
    sql`select 'event ' || id as id from event where (template_status = 'ready') <> (template_id is not null)`,
  ),
]
