import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import type { Changes } from './decide-changes.ts'
import { lastTurn } from './decide-scans.ts'
import type { AtDoor } from './lock-door.ts'
import type { Part } from './read-known.ts'

const person = {
  attendee_id: Type.Integer({ description: 'Id of the attendee' }),
  event_id: Type.Integer({ description: 'The event' }),
  email: Type.String({ description: 'Their email address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
  session_id: nullable(Type.Integer({ description: 'Id of the session; null: the event itself' })),
}

const CheckedIn = eventData('AttendeeCheckedIn', {
  ...person,
  first: Type.Boolean({ description: "Whether this is the attendee's first check-in at the event" }),
  checked_in_at: { ...Timestamp, description: 'Time of the check-in' },
})
const CheckedOut = eventData('AttendeeCheckedOut', {
  ...person,
  checked_out_at: { ...Timestamp, description: 'When they left' },
})
const CameBack = eventData('AttendeeCameBack', {
  ...person,
  came_back_at: { ...Timestamp, description: 'Since when they are inside again' },
})
const CheckInUndone = eventData('AttendeeCheckInUndone', person)

type CheckedInData = Static<typeof CheckedIn>
type PersonData = Static<typeof CheckInUndone>

const withoutPerson = <Data extends PersonData>(data: Data): Data => ({
  ...data,
  email: '',
  first_name: '',
  last_name: '',
})

export const checkInEventTypes = [
  {
    type: 'attendee.checked_in',
    summary: 'An attendee was checked in',
    data: CheckedIn,
    subject: 'attendee',
    redact: withoutPerson<CheckedInData>,
  },
  {
    type: 'attendee.checked_out',
    summary: 'An attendee left: the session, or the event',
    data: CheckedOut,
    subject: 'attendee',
    redact: withoutPerson<Static<typeof CheckedOut>>,
  },
  {
    type: 'attendee.came_back',
    summary: 'An attendee came back after leaving; they were checked in before',
    data: CameBack,
    subject: 'attendee',
    redact: withoutPerson<Static<typeof CameBack>>,
  },
  {
    type: 'attendee.check_in_undone',
    summary: 'A mistaken check-in was undone',
    data: CheckInUndone,
    subject: 'attendee',
    redact: withoutPerson<PersonData>,
  },
] as const satisfies EventType[]

/**
 * Returns the domain events of changed check-ins. The earliest check-in of a person without one at the event is their
 * first.
 * @param isBulk whether they belong to a file, which is announced to subscribers as a whole
 */
export function checkInEvents(
  eventId: number,
  { come, left, returned, gone }: Omit<Changes, 'verdicts' | 'moved'>,
  people: readonly AtDoor[],
  isBulk: boolean,
): DomainEvent[] {
  const known = new Map(people.map((person) => [person.id, person]))
  const announce = (type: string, part: Part, more: object = {}): DomainEvent => {
    const { email, first_name, last_name } = known.get(part.attendeeId)!
    const person = { email, first_name, last_name, session_id: part.sessionId }
    const data = { attendee_id: part.attendeeId, event_id: eventId, ...person, ...more }
    const event = { type, subjectId: part.attendeeId, data }
    return isBulk ? { ...event, audience: 'internal' } : event
  }
  const seen = new Set<number>()
  const entered = come.map(({ first }) => first).toSorted((a, b) => a.scannedAt.getTime() - b.scannedAt.getTime())
  return [
    ...entered.map((part) => {
      const first = known.get(part.attendeeId)!.checked_in_at === null && !seen.has(part.attendeeId)
      seen.add(part.attendeeId)
      return announce('attendee.checked_in', part, { first, checked_in_at: part.scannedAt.toISOString() })
    }),
    ...left
      .map(lastTurn)
      .map((part) => announce('attendee.checked_out', part, { checked_out_at: part.scannedAt.toISOString() })),
    ...returned
      .map(lastTurn)
      .map((part) => announce('attendee.came_back', part, { came_back_at: part.scannedAt.toISOString() })),
    ...gone.map((part) => announce('attendee.check_in_undone', part)),
  ]
}
