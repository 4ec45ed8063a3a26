import { invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many } from '../../../platform/db/query.ts'
import type { AttendeesFilter } from '../records/attendee-filters.ts'
import { attendeeColumns } from '../records/attendee-queries.ts'
import { attendeesWithin } from '../records/list-attendees.ts'
import type { ActionRow } from './decide-action.ts'

/**
 * Returns the ids an action applies to, in order. Ids that were sent may belong to nobody.
 * @throws AppError validation_failed when a filter matches more than the limit
 */
export async function idsMeant(
  ctx: Context,
  eventId: number,
  { ids, filter }: { ids?: number[]; filter?: AttendeesFilter },
  most: number,
): Promise<number[]> {
  if (filter === undefined) {
    const sorted = [...new Set(ids)].sort((a, b) => a - b)
    if (sorted.length > most) throw tooMany('ids', most)
    return sorted
  }
  const rows = await many<{ id: number }>(ctx)`${PLANNED_EACH_TIME}
    select id from attendee where org_id = ${ctx.orgId} and ${attendeesWithin(eventId, filter)}
    order by id limit ${most + 1}::int`
  if (rows.length > most) throw tooMany('filter', most)
  return rows.map(({ id }) => id)
}

/** Returns attendees of an event by their ids, in order. */
export function readActionRows(ctx: Context, eventId: number, ids: number[]): Promise<ActionRow[]> {
  return many<ActionRow>(ctx)`
    select ${attendeeColumns}, attendee.link_no,
      exists (select from check_in c where c.attendee_id = attendee.id and c.session_id is null) as at_door
    from attendee where org_id = ${ctx.orgId} and event_id = ${eventId} and id = any(${ids}::bigint[])
    order by id`
}

function tooMany(field: string, most: number) {
  return invalidField(
    ['body', field],
    `matches more than ${most} attendees, the most for one action: narrow it, for example by since and until`,
    'too_many',
  )
}
