import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { IdOf, nullable } from '../../../platform/http/validation/schema.ts'
import { ratio } from '../ratio.ts'

type TypeCounts = {
  registration_type_id: number | null
  name: string | null
  capacity: number | null
  registered: number
  attended: number
  certified: number
  taken: number
  waiting: number
}

/** Figures of the attendees with one registration type. */
export const FiguresOfType = Type.Object({
  registration_type_id: nullable(IdOf('registration type; null: attendees without one')),
  name: nullable(Type.String({ description: 'Name of the type; null: attendees without one' })),
  capacity: nullable(Type.Integer({ description: 'Number of places of this type; null: no limit of its own' })),
  registered: Type.Integer({ description: 'People who are registered now, or attended and were cancelled since' }),
  attended: Type.Integer({ description: 'People who attended' }),
  certified: Type.Integer({ description: 'People with an active certificate of the default kind' }),
  taken: Type.Integer({ description: 'Places currently taken by registered people and open offers' }),
  waiting: Type.Integer({ description: 'People currently on the waiting list' }),
  attended_ratio: Type.Number({ description: 'attended divided by registered' }),
})

/**
 * Counts the attendees of an event by registration type, in the order of the types; those without a type come last if
 * there are any. An event without types has no figures.
 */
export async function figuresByType({ orgId, db }: Pick<Context, 'orgId' | 'db'>, eventId: number) {
  const rows = await many<TypeCounts>({ db })`
    with counted as (
      select registration_type_id, count(*) filter (where status = 'registered' or checked_in_at is not null)::int as registered,
        count(checked_in_at)::int as attended, count(*) filter (where status in ('registered', 'offered'))::int as taken,
        count(*) filter (where status = 'waitlisted')::int as waiting,
        count(*) filter (where exists (select from certificate c
          where c.attendee_id = attendee.id and c.kind = 'attendee' and c.status = 'active'))::int as certified
      from attendee where org_id = ${orgId} and event_id = ${eventId} group by registration_type_id)
    select t.id as registration_type_id, t.name, t.capacity, coalesce(c.registered, 0) as registered,
      coalesce(c.attended, 0) as attended, coalesce(c.certified, 0) as certified, coalesce(c.taken, 0) as taken,
      coalesce(c.waiting, 0) as waiting, t.position
    from registration_type t left join counted c on c.registration_type_id = t.id
    where t.org_id = ${orgId} and t.event_id = ${eventId}
    union all
    select null, null, null, registered, attended, certified, taken, waiting, null from counted
    where registration_type_id is null
      and exists (select from registration_type where org_id = ${orgId} and event_id = ${eventId})
    order by position nulls last, registration_type_id`
  return rows.map(({ registration_type_id, name, capacity, registered, attended, certified, taken, waiting }) => ({
    ...{ registration_type_id, name, capacity, registered, attended, certified, taken, waiting },
    attended_ratio: ratio(attended, registered),
  }))
}
