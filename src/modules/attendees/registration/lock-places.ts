import type { TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type RegistrationEvent, readRegistrationEvent, type TypeOfEvent } from '../records/registration-event.ts'

/** Capacity (null: unlimited), places taken, and people on the waiting list, of the event and of its types. */
type Places = Pick<RegistrationEvent, 'registration_capacity' | 'taken' | 'waiting' | 'registration_types'>

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

/** Number of free places of a type, without regard to the event. */
export function freeOfType({ capacity, taken }: Pick<TypeOfEvent, 'capacity' | 'taken'>): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)
}

/** Number of free places for a person with this type, or without one. */
export function freePlacesFor(event: Places, typeId: number | null): number {
  const type = event.registration_types.find(({ id }) => id === typeId)
  return Math.min(freePlaces(event), type ? freeOfType(type) : Number.POSITIVE_INFINITY)
}

/**
 * Places left for newcomers, who come after the people on the waiting list. People whose type is full leave the
 * places of the event to others.
 */
export function placesForNew({ registration_capacity: capacity, taken, waiting, registration_types }: Places): number {
  if (capacity === null) return Number.POSITIVE_INFINITY
  const held = registration_types.map((type) => Math.max(0, type.waiting - freeOfType(type)))
  const first = waiting - held.reduce((sum, count) => sum + count, 0)
  return Math.max(0, capacity - taken - first)
}

/** Places of a type left for newcomers, without regard to the event. */
export function placesOfTypeForNew({ capacity, taken, waiting }: TypeOfEvent): number {
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken - waiting)
}

/** The type of each of the people who register together; null: none. */
export type GroupTypes = readonly (TypeOfEvent | null)[]

/** Whether all newcomers get a place: enough are free, of the event and of each type, and nobody waits for them. */
export function havePlaces(event: Places, group: GroupTypes): boolean {
  const suffice = (type: TypeOfEvent) =>
    placesOfTypeForNew(type) >= group.filter((other) => other?.id === type.id).length
  return placesForNew(event) >= group.length && group.every((type) => type === null || suffice(type))
}

/** Whether every newcomer has to wait, whatever their type. */
export function isFull(event: Places): boolean {
  const { registration_types: types } = event
  return types.length === 0 ? !havePlaces(event, [null]) : types.every((type) => !havePlaces(event, [type]))
}
