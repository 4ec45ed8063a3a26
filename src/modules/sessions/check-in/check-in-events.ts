import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import type { Part } from './read-known.ts'

const CheckedIn = eventData('AttendeeCheckedIn', {
  attendee_id: Type.Integer({ description: 'Id of the attendee' }),
  event_id: Type.Integer({ description: 'The event' }),
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
    audience: 'internal',
    redact: (data: CheckedInData) => data,
  },
] as const satisfies EventType[]

/**
 * Returns the domain events of check-ins.
 * @param isNew whether an attendee had no check-in at the event yet: the earliest one is then their first
 */
export function checkedIn(
  eventId: number,
  come: readonly Part[],
  isNew: (attendeeId: number) => boolean,
): DomainEvent[] {
  const seen = new Set<number>()
  const inOrder = come.toSorted((a, b) => a.scannedAt.getTime() - b.scannedAt.getTime())
  return inOrder.map(({ attendeeId, sessionId, scannedAt }) => {
    const data: CheckedInData = {
      attendee_id: attendeeId,
      event_id: eventId,
      session_id: sessionId,
      first: isNew(attendeeId) && !seen.has(attendeeId),
      checked_in_at: scannedAt.toISOString(),
    }
    seen.add(attendeeId)
    return { type: 'attendee.checked_in', subjectId: attendeeId, data }
  })
}
