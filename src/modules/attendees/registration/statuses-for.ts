import type { NewStatus } from '../records/attendee-insert.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { type GroupTypes, havePlaces } from './lock-places.ts'

/**
 * Decides the statuses of people who register together. People who need approval take no place until it is given; the
 * others all get a place, or all wait, so nobody comes alone. Statuses depend on the event and on the group only, never
 * on addresses, because the answer tells them.
 * @param group the type of each person
 * @returns the status of each person, in order
 */
export function statusesFor(event: RegistrationEvent, group: GroupTypes): NewStatus[] {
  const isPending = group.map((type) => event.registration_approval || type?.needs_approval === true)
  const others = group.filter((_, n) => !isPending[n])
  const status = havePlaces(event, others) ? 'registered' : 'waitlisted'
  return isPending.map((pending) => (pending ? 'pending' : status))
}
