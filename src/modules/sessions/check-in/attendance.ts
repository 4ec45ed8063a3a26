import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { IdOf, nullable } from '../../../platform/http/validation/schema.ts'
import { noSuchEvent } from '../../events/index.ts'

const checkedIn = {
  checked_in: Type.Integer({ description: 'Attendees checked in' }),
  ratio: Type.Number({ description: 'Share of registered attendees, 0 to 1; 0 when there are none' }),
}

export const Attendance = Type.Object(
  {
    total: Type.Integer({ description: 'Registered attendees, and those who came and cancelled later' }),
    ...checkedIn,
    sessions: Type.Array(
      Type.Object({
        session_id: IdOf('session'),
        title: Type.String({ description: 'Title in the agenda' }),
        capacity: nullable(Type.Integer({ description: 'Most attendees that can be checked in; null: unlimited' })),
        ...checkedIn,
      }),
      { description: 'Sessions by start' },
    ),
  },
  { title: 'Attendance' },
)
export type Attendance = Static<typeof Attendance>

type Counted = { total: number; present: number }
type InSession = { session_id: number; title: string; capacity: number | null; checked_in_count: number }

/** Returns how many attendees came, each counted once, and how many to each session. @throws AppError not_found */
export async function readAttendance(ctx: Context, eventId: number): Promise<Attendance> {
  const rows = await many<Counted & (InSession | { session_id: null })>(ctx)`
    select t.total, t.present, s.id as session_id, s.title, s.capacity, s.checked_in_count
    from event e cross join lateral (
      select coalesce(sum(attendees - withdrawn), 0)::int as total, coalesce(sum(present), 0)::int as present
      from event_tally where event_id = e.id
    ) t left join session s on s.event_id = e.id
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} order by s.start_time, s.id`
  const [first] = rows
  if (first === undefined) throw noSuchEvent()
  const { total, present } = first
  const ratio = (count: number) => (total === 0 ? 0 : count / total)
  const sessions = rows.flatMap((row) => {
    if (row.session_id === null) return []
    const { session_id, title, capacity, checked_in_count: checked_in } = row
    return [{ session_id, title, capacity, checked_in, ratio: ratio(checked_in) }]
  })
  return { total, checked_in: present, ratio: ratio(present), sessions }
}
