import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type FoundRegistration, onlineUrlFor, type Registration, signUpToWire } from '../../attendees/index.ts'
import { pageOf } from './public-event.ts'

/** Returns a registration for the holder of its link. */
export function registrationToWire(
  services: Services,
  { event, attendee, position, offered_until, ticket_url, sign_ups }: FoundRegistration,
): Registration {
  return {
    status: attendee.status,
    is_guest: attendee.registered_by !== null,
    first_name: attendee.first_name,
    last_name: attendee.last_name,
    language: attendee.language,
    registration_type: attendee.registration_type,
    answers: attendee.answers,
    position,
    offered_until: offered_until && isoTime(offered_until),
    ticket_url,
    signed_up: sign_ups.map((row) => {
      const { session_id: _, ...session } = signUpToWire(row)
      return { id: row.uid, ...session }
    }),
    event: {
      name: event.name,
      event_date: event.event_date && isoTime(event.event_date),
      event_end_date: event.event_end_date && isoTime(event.event_end_date),
      event_timezone: event.event_timezone,
      event_location: event.event_location,
      public_url: event.visibility === 'private' ? null : pageOf(services, event),
      online_url: onlineUrlFor(attendee, event),
    },
  }
}
