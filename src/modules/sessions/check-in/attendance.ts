import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { IdOf, nullable } from '../../../platform/http/validation/schema.ts'
import { noSuchEvent } from '../../events/index.ts'

const checkedIn = {
  checked_in: Type.Integer({ description: 'Attendees checked in' }),
  ratio: Type.Number({ description: 'Share of registered attendees, 0 to 1; 0 when there are none' }),
  average_minutes: nullable(
    Type.Integer({ description: 'Average minutes inside until now; null: not asked for, or nobody came' }),
  ),
}

export const Attendance = Type.Object(
  {
    total: Type.Integer({ description: 'Registered attendees, and those who came and cancelled later' }),
    ...checkedIn,
    checked_out: Type.Integer({ description: 'Attendees who have left the event at its door' }),
    sessions: Type.Array(
      Type.Object({
        session_id: IdOf('session'),
        title: Type.String({ description: 'Title in the agenda' }),
        capacity: nullable(Type.Integer({ description: 'Most attendees that can be inside; null: unlimited' })),
        ...checkedIn,
        inside: Type.Integer({ description: 'Attendees inside now' }),
      }),
      { description: 'Sessions by start' },
    ),
  },
  { title: 'Attendance' },
)
export type Attendance = Static<typeof Attendance>

export const AttendanceQuery = Type.Object({
  minutes: Type.Optional(
    Type.Boolean({ default: false, description: 'true: computes average_minutes, which reads every check-in' }),
  ),
})

type Counted = { total: number; present: number; checked_out: number }
type InSession = { id: number; title: string; capacity: number | null; checked_in_count: number; inside_count: number }
type Minutes = { session_id: number | null; average: number }

/**
 * Returns how many attendees came to an event, each counted once, and how many to each session.
 * @param options.minutes whether to compute the average minutes inside
 * @throws AppError not_found
 */
export async function readAttendance(ctx: Context, eventId: number, { minutes = false } = {}): Promise<Attendance> {
  const rows = await many<Counted & (InSession | { id: null })>(ctx)`
    select t.total, t.present, gone.checked_out, s.id, s.title, s.capacity, s.checked_in_count, s.inside_count
    from event e cross join lateral (
      select count(*)::int as checked_out from check_in c
      where c.event_id = e.id and c.session_id is null and c.left_at is not null
    ) gone cross join lateral (
      select coalesce(sum(attendees - withdrawn), 0)::int as total, coalesce(sum(present), 0)::int as present
      from event_tally where event_id = e.id
    ) t left join session s on s.event_id = e.id
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} order by s.start_time, s.id`
  const [first] = rows
  if (first === undefined) throw noSuchEvent()
  const averages = minutes ? await averageMinutes(ctx, eventId) : new Map<number | null, number>()
  const counts = (checked_in: number, of: number | null) => ({
    checked_in,
    ratio: first.total === 0 ? 0 : checked_in / first.total,
    average_minutes: averages.get(of) ?? null,
  })
  const sessions = rows.flatMap((row) => {
    if (row.id === null) return []
    const { id, title, capacity, checked_in_count, inside_count: inside } = row
    return [{ session_id: id, title, capacity, ...counts(checked_in_count, id), inside }]
  })
  return { total: first.total, ...counts(first.present, null), checked_out: first.checked_out, sessions }
}

/** Returns the average minutes of those who came, by session; null is the door of the event. */
async function averageMinutes(ctx: Context, eventId: number): Promise<Map<number | null, number>> {
  const rows = await many<Minutes>(ctx)`
    with ends as materialized (
      select 0::bigint as door, event_end(id) as ends from event where org_id = ${ctx.orgId} and id = ${eventId}
      union all
      select id, end_time from session where org_id = ${ctx.orgId} and event_id = ${eventId}
    )
    select c.session_id, (avg(stay_ms(c.stayed_ms, c.left_at, coalesce(c.returned_at, c.checked_in_at), ends.ends, ${ctx.now()}::timestamptz)) / 60000)::int as average
    from attendee a join check_in c on c.attendee_id = a.id join ends on ends.door = coalesce(c.session_id, 0)
    where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} group by c.session_id`
  return new Map(rows.map(({ session_id, average }) => [session_id, average]))
}
