import type { RegistrationEvent } from '../records/registration-event.ts'
import { type GroupTypes, havePlaces } from './lock-places.ts'

/** Statuses of a new registration. */
export type NewStatus = 'registered' | 'waitlisted'

/**
 * Decides the statuses of people who register together. All get a place, or all wait, so nobody comes alone. They depend
 * on the event and on the group only, never on addresses, because the answer tells them.
 * @param group the type of each person
 * @returns the status of each person, in order
 */
export function statusesFor(event: RegistrationEvent, group: GroupTypes): NewStatus[] {
  const status = havePlaces(event, group) ? 'registered' : 'waitlisted'
  return group.map(() => status)
}
