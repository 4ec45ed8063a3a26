import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import type { Range } from '../../rollups/index.ts'

type Row = { id: number; name: string; event_date: string; registered: number; attended: number }
type Counts = { events: number; no_shows: number }

export type EventsOfPeriods = {
  current: Counts
  previous: Counts
  best_attended: Row[]
  worst_attended: Row[]
  most_registered: Row[]
  least_registered: Row[]
}

/** With fewer people, single persons change the attendance ratio too much. */
const ENOUGH_PEOPLE = 10
const RANKED = 5

/** Counts and ranks the events of a range, and counts those of the previous period, which starts at `begins`. */
export function eventsOfPeriods({ orgId, db }: Context, range: Range, begins: Date): Promise<EventsOfPeriods> {
  const { start, end, as_of } = range
  return one<EventsOfPeriods>({ db })`
    with dated as materialized (
      select id, name, event_date, event_end_date, event_timezone from event
      where org_id = ${orgId} and event_date >= ${begins} and event_date < ${end}
    ), zones as materialized (
      select event_timezone, known_time_zone(event_timezone) as zone from (select distinct event_timezone from dated) d
    ), each as materialized (
      select e.id, e.name, e.event_date, e.event_date >= ${start} as is_current, t.registered, t.attended,
        event_over(e.event_date, e.event_end_date, z.zone,
          (select max(end_time) from session s where s.event_id = e.id)) <= ${as_of} as is_over
      from dated e join zones z using (event_timezone) cross join lateral (
        select coalesce(sum(attendees - withdrawn), 0)::int as registered, coalesce(sum(present), 0)::int as attended
        from event_tally where event_id = e.id) t
    ), by_attendance as (
      select e.*, row_number() over best as best, row_number() over (order by ratio, registered, id desc) as worst
      from (select *, attended::float8 / registered as ratio from each
        where is_current and is_over and registered >= ${ENOUGH_PEOPLE}::int) e
      window best as (order by ratio desc, registered desc, id)
    ), by_registrations as (
      select e.*, row_number() over (order by registered desc, id) as most, row_number() over (order by registered, id desc) as least
      from each e where is_current
    )
    select
      (select json_build_object('events', count(*), 'no_shows', coalesce(sum(registered - attended) filter (where is_over), 0))
        from each where is_current) as current,
      (select json_build_object('events', count(*), 'no_shows', coalesce(sum(registered - attended) filter (where is_over), 0))
        from each where not is_current) as previous,
      (select coalesce(json_agg(e order by best), '[]') from by_attendance e where best <= ${RANKED}::int) as best_attended,
      (select coalesce(json_agg(e order by worst), '[]') from by_attendance e where worst <= ${RANKED}::int and best > ${RANKED}::int) as worst_attended,
      (select coalesce(json_agg(e order by most), '[]') from by_registrations e where most <= ${RANKED}::int) as most_registered,
      (select coalesce(json_agg(e order by least), '[]') from by_registrations e where least <= ${RANKED}::int and most > ${RANKED}::int) as least_registered`
}
