import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../records/registration-event.ts'

/** Capacity (null: unlimited), places taken, and people on the waiting list. */
type Places = Pick<RegistrationEvent, 'registration_capacity' | 'taken' | 'waiting'>

/**
 * Locks an event until the transaction ends, so that no other registration takes or frees a place, closes registration,
 * hides the event or deletes it. Registrations lock it first of all, so they are served in order. Changes by organisers
 * are not blocked. Returns null when there is no such event.
 * @param which condition on event `e`
 */
export async function lockPlaces(ctx: Pick<TxContext, 'db'>, which: Sql): Promise<RegistrationEvent | null> {
  const held = await maybeOne<{ id: number }>(ctx)`select e.id from event e where ${which} for no key update`
  // A statement of its own, so that it sees commits made while it waited for the lock.
  return held && readRegistrationEvent(ctx, sql`e.id = ${held.id}`)
}

/** Number of free places, which people on the waiting list get first. */
export function freePlaces({ registration_capacity: capacity, taken }: Places): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)
}

/** Whether a newcomer gets a place: one is free and nobody is waiting. */
export function hasPlaceForNew({ registration_capacity: capacity, taken, waiting }: Places): boolean {
  return capacity === null || taken + waiting < capacity
}
