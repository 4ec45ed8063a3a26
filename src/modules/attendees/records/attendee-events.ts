import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { oneOf } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import { Attendee } from './attendee-schema.ts'

const person = {
  attendee_id: Type.Integer({ description: 'The attendee' }),
  event_id: Type.Integer({ description: 'The event' }),
  email: Type.String({ description: 'Their e-mail address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
}

const Registered = eventData('AttendeeRegistered', {
  ...person,
  status: oneOf(['registered'], { description: 'They have a place' }),
  source: { ...Attendee.properties.source, description: 'How they were added' },
})

const Waitlisted = eventData('AttendeeWaitlisted', {
  ...person,
  status: oneOf(['waitlisted'], { description: 'They wait for a place' }),
  source: { ...Attendee.properties.source, description: 'How they were added' },
})

const Cancelled = eventData('AttendeeCancelled', {
  ...person,
  removed: Type.Boolean({ description: 'Whether they were deleted from the event' }),
})

type RegisteredData = Static<typeof Registered>
type CancelledData = Static<typeof Cancelled>
type Person = Omit<RegisteredData, 'attendee_id' | 'status'> & { id: number }

const withoutPerson = <Data extends object>(data: Data): Data => ({
  ...data,
  email: '',
  first_name: '',
  last_name: '',
})

export const attendeeEventTypes = [
  {
    type: 'attendee.registered',
    summary: 'An attendee got a place at an event, by registration, import or otherwise',
    data: Registered,
    subject: 'attendee',
    audience: 'internal',
    redact: withoutPerson<RegisteredData>,
  },
  {
    type: 'attendee.waitlisted',
    summary: 'A person joined the waiting list of a full event',
    data: Waitlisted,
    subject: 'attendee',
    audience: 'internal',
    redact: withoutPerson<Static<typeof Waitlisted>>,
  },
  {
    type: 'attendee.cancelled',
    summary: 'An attendee lost their place at an event',
    data: Cancelled,
    subject: 'attendee',
    audience: 'internal',
    redact: withoutPerson<CancelledData>,
  },
] as const satisfies EventType[]

export function attendeeRegistered({ id, event_id, email, first_name, last_name, source }: Person): DomainEvent {
  const data: RegisteredData = {
    attendee_id: id,
    event_id,
    email,
    first_name,
    last_name,
    status: 'registered',
    source,
  }
  return { type: 'attendee.registered', subjectId: id, data }
}

export function attendeeWaitlisted({ id, event_id, email, first_name, last_name, source }: Person): DomainEvent {
  const data: Static<typeof Waitlisted> = {
    attendee_id: id,
    event_id,
    email,
    first_name,
    last_name,
    status: 'waitlisted',
    source,
  }
  return { type: 'attendee.waitlisted', subjectId: id, data }
}

export function attendeeCancelled(
  { id, event_id, email, first_name, last_name }: Omit<Person, 'source'>,
  { removed = false } = {},
): DomainEvent {
  const data: CancelledData = { attendee_id: id, event_id, email, first_name, last_name, removed }
  return { type: 'attendee.cancelled', subjectId: id, data }
}
