import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Range } from '../../rollups/index.ts'

type InSession = { id: number; title: string; start_time: string; capacity: number | null; checked_in: number }

export type EventNumbers = {
  name: string
  event_date: Date | null
  ends_at: Date | null
  capacity: number | null
  /** Names of tiers, highest first. */
  tiers: string[]
  survey: Question[]
  registered: number
  attended: number
  taken: number
  waiting: number
  sessions: InSession[]
  /** Current day in the time zone of the figures. */
  today: string
}

/** Returns settings of an event and its current counts. @throws AppError not_found */
export async function getEventNumbers(
  { orgId, db }: Context,
  { as_of, time_zone }: Range,
  id: number,
): Promise<EventNumbers> {
  const numbers = await maybeOne<EventNumbers>({ db })`
    select e.name, e.event_date, event_end(e.id) as ends_at, e.registration_capacity as capacity, t.*, coalesce(e.survey, '[]') as survey,
      array(select tier ->> 'name' from jsonb_array_elements(e.certificate_tiers) tier
        order by (tier ->> 'min_attendance_percent')::numeric desc) as tiers,
      local_day(${as_of}, ${time_zone})::text as today, (
        select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'start_time', s.start_time,
          'capacity', s.capacity, 'checked_in', s.checked_in_count) order by s.start_time, s.id), '[]')
        from session s where s.event_id = e.id) as sessions
    from event e cross join lateral (
      select coalesce(sum(attendees - withdrawn), 0)::int as registered, coalesce(sum(present), 0)::int as attended,
        coalesce(sum(taken), 0)::int as taken, coalesce(sum(waiting), 0)::int as waiting
      from event_tally where event_id = e.id) t
    where e.org_id = ${orgId} and e.id = ${id}`
  if (numbers === null) throw noSuchEvent()
  return numbers
}
