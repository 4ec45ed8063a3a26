import type { TxContext } from '../../../platform/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'

/** How many places an event has (null: as many as are wanted), how many of them are held, and how many people wait for one. */
export type Places = { capacity: number | null; taken: number; waiting: number }

/**
 * The places of an event, held until the transaction ends: nobody else gives or takes one by registration meanwhile, so
 * that a place is given once. What organisers add is not held up. Null when the event is gone.
 */
export async function lockPlaces(ctx: TxContext, eventId: number): Promise<Places | null> {
  const event = await maybeOne<{ capacity: number | null }>(ctx)`
    select registration_capacity as capacity from event
    where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
  // A statement of its own: it sees what was committed while the lock was waited for.
  return event && { ...event, ...(await countPlaces(ctx, eventId)) }
}

function countPlaces(ctx: TxContext, eventId: number): Promise<Omit<Places, 'capacity'>> {
  return one<Omit<Places, 'capacity'>>(ctx)`
    select coalesce(sum(taken), 0)::int as taken, coalesce(sum(waiting), 0)::int as waiting
    from event_tally where event_id = ${eventId}`
}

/** How many places are free for those who wait, who come before everybody else. */
export function freePlaces({ capacity, taken }: Places): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)
}

/** Whether somebody new gets a place: one that nobody waits for. */
export function hasPlaceForNew({ capacity, taken, waiting }: Places): boolean {
  return capacity === null || taken + waiting < capacity
}
