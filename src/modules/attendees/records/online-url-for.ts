import type { Attendee } from './attendee-schema.ts'
import type { RegistrationEvent } from './registration-event.ts'

/** Address for online participants, for a registered attendee; null for anyone who waits or has cancelled. */
export function onlineUrlFor(
  { status }: Pick<Attendee, 'status'>,
  { online_url }: Pick<RegistrationEvent, 'online_url'>,
): string | null {
  return status === 'registered' ? online_url : null
}
