import { Type } from '../../../lib/type.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'

/** Offers free places of an event to people on its waiting list. */
export const OFFER_PLACES = {
  name: 'offer-places',
  payload: Type.Object({ org_id: Type.Integer(), event_id: Type.Integer() }),
}

/** Queues the job if anyone is waiting; every change that may free a place calls this. */
export async function offerPlacesLater(ctx: TxContext, eventId: number): Promise<void> {
  const { waiting } = await one<{ waiting: boolean }>(ctx)`
    select coalesce(sum(waiting), 0) > 0 as waiting from event_tally where event_id = ${eventId}`
  if (waiting) await offerPlacesSoon(ctx, { org_id: ctx.orgId, event_id: eventId })
}

/** Queues the job. Events of one organisation take turns, so that many of them leave room for other jobs. */
export function offerPlacesSoon(ctx: Pick<Services, 'db'>, event: { org_id: number; event_id: number }): Promise<void> {
  return addJob(ctx, OFFER_PLACES, event, { about: String(event.event_id), line: `places ${event.org_id}` })
}
