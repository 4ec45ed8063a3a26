import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import type { AtDoor } from './lock-door.ts'
import type { Part } from './read-known.ts'

const CheckedIn = eventData('AttendeeCheckedIn', {
  attendee_id: Type.Integer({ description: 'Id of the attendee' }),
  event_id: Type.Integer({ description: 'The event' }),
  email: Type.String({ description: 'Their email address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
  session_id: nullable(Type.Integer({ description: 'Id of the session; null: the event itself' })),
  first: Type.Boolean({ description: "Whether this is the attendee's first check-in at the event" }),
  checked_in_at: { ...Timestamp, description: 'Time of the check-in' },
})

type CheckedInData = Static<typeof CheckedIn>

export const checkInEventTypes = [
  {
    type: 'attendee.checked_in',
    summary: 'An attendee was checked in',
    data: CheckedIn,
    subject: 'attendee',
    redact: (data: CheckedInData) => ({ ...data, email: '', first_name: '', last_name: '' }),
  },
] as const satisfies EventType[]

/**
 * Returns the domain events of check-ins. The earliest one of a person without a check-in at the event is their first.
 * @param isBulk whether they belong to a file, which is announced to subscribers as a whole
 */
export function checkedIn(
  eventId: number,
  come: readonly Part[],
  people: readonly AtDoor[],
  isBulk: boolean,
): DomainEvent[] {
  const known = new Map(people.map((person) => [person.id, person]))
  const seen = new Set<number>()
  const inOrder = come.toSorted((a, b) => a.scannedAt.getTime() - b.scannedAt.getTime())
  return inOrder.map(({ attendeeId, sessionId, scannedAt }) => {
    const { email, first_name, last_name, checked_in_at } = known.get(attendeeId)!
    const data: CheckedInData = {
      attendee_id: attendeeId,
      event_id: eventId,
      email,
      first_name,
      last_name,
      session_id: sessionId,
      first: checked_in_at === null && !seen.has(attendeeId),
      checked_in_at: scannedAt.toISOString(),
    }
    seen.add(attendeeId)
    const event = { type: 'attendee.checked_in', subjectId: attendeeId, data }
    return isBulk ? { ...event, audience: 'internal' } : event
  })
}
