import type { TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { Action, Judged } from './decide-action.ts'
import { readJudged } from './read-judged.ts'

/**
 * Locks an event for an action on its attendees; before a deletion its sessions with a capacity too, in the order in which check-in
 * locks them.
 * @returns a function that locks and reads some of the attendees
 * @throws AppError not_found
 */
export async function lockForAction(
  ctx: TxContext,
  eventId: number,
  { action }: Pick<Action, 'action'>,
): Promise<(ids: number[]) => Promise<Judged[]>> {
  const event = await maybeOne(ctx)`select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for key share`
  if (event === null) throw noSuchEvent()
  if (action === 'delete')
    await many(ctx)`
      select id from session where event_id = ${eventId} and capacity is not null order by id for no key update`
  return async (ids) => {
    // A statement of its own: rows must be read after they are locked.
    await many(ctx)`
      select id from attendee where event_id = ${eventId} and id = any(${ids}::bigint[]) order by id for update`
    return readJudged(ctx, eventId, ids)
  }
}
