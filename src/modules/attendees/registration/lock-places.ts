import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type RegistrationEvent, readRegistrationEvent } from './registration-event.ts'

/** How many places an event has (null: as many as are wanted), how many of them are held, and how many people wait for one. */
type Places = Pick<RegistrationEvent, 'registration_capacity' | 'taken' | 'waiting'>

/**
 * An event, held until the transaction ends: nobody else gives or takes a place by registration meanwhile, closes
 * registration, takes the event out of sight or deletes it. They come in their order, since it is the first thing that
 * each of them locks. What organisers add is not held up. Null when there is no such event.
 * @param which of an event `e`
 */
export async function lockPlaces(ctx: Pick<TxContext, 'db'>, which: Sql): Promise<RegistrationEvent | null> {
  const held = await maybeOne<{ id: number }>(ctx)`select e.id from event e where ${which} for no key update`
  // A statement of its own: it sees what was committed while the lock was waited for.
  return held && readRegistrationEvent(ctx, sql`e.id = ${held.id}`)
}

/** How many places are free for those who wait, who come before everybody else. */
export function freePlaces({ registration_capacity: capacity, taken }: Places): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)
}

/** Whether somebody new gets a place: one that nobody waits for. */
export function hasPlaceForNew({ registration_capacity: capacity, taken, waiting }: Places): boolean {
  return capacity === null || taken + waiting < capacity
}
