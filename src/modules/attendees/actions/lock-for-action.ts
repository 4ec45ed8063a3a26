import type { TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Action, ActionRow } from './decide-action.ts'
import { readActionRows } from './read-action-rows.ts'

/**
 * Locks an event for an action on its attendees: before an approval so that no place goes to others meanwhile, before a
 * deletion with its sessions that have a capacity, in the order in which check-in locks them.
 * @returns a function that locks and reads some of the attendees
 * @throws AppError not_found
 */
export async function lockForAction(
  ctx: TxContext,
  eventId: number,
  { action }: Pick<Action, 'action'>,
): Promise<(ids: number[]) => Promise<ActionRow[]>> {
  const lock = action === 'approve' ? sql`for no key update` : sql`for key share`
  const event = await maybeOne(ctx)`select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} ${lock}`
  if (event === null) throw noSuchEvent()
  if (action === 'delete')
    await many(ctx)`
      select id from session where event_id = ${eventId} and capacity is not null order by id for no key update`
  return async (ids) => {
    // A statement of its own: rows must be read after they are locked.
    await many(ctx)`
      select id from attendee where event_id = ${eventId} and id = any(${ids}::bigint[]) order by id for update`
    return readActionRows(ctx, eventId, ids)
  }
}
