import type { Static } from 'typebox'
import { oneOf } from '../../platform/http/schema.ts'
import { type EventType, eventData } from '../../platform/outbox/event-type.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { Type } from '../../platform/type.ts'
import { Attendee } from './attendee-schema.ts'

const person = {
  attendee_id: Type.Integer({ description: 'Who it is' }),
  event_id: Type.Integer({ description: 'The event' }),
  email: Type.String({ description: 'Their e-mail address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
}

const Registered = eventData('AttendeeRegistered', {
  ...person,
  status: oneOf(['registered'], { description: 'They have a place' }),
  source: Attendee.properties.source,
})

const Cancelled = eventData('AttendeeCancelled', {
  ...person,
  removed: Type.Boolean({ description: 'Whether they were taken out of the event altogether' }),
})

type RegisteredData = Static<typeof Registered>
type CancelledData = Static<typeof Cancelled>
type Person = Omit<RegisteredData, 'attendee_id' | 'status'>

const withoutPerson = <Data extends object>(data: Data): Data => ({
  ...data,
  ...{ email: '', first_name: '', last_name: '' },
})

export const attendeeEventTypes = [
  {
    type: 'attendee.registered',
    summary: 'Somebody has a place at an event, in whichever way they got it',
    data: Registered,
    subject: 'attendee',
    audience: 'internal',
    redact: withoutPerson<RegisteredData>,
  },
  {
    type: 'attendee.cancelled',
    summary: 'Somebody who had a place at an event has none any more',
    data: Cancelled,
    subject: 'attendee',
    audience: 'internal',
    redact: withoutPerson<CancelledData>,
  },
] as const satisfies EventType[]

/** `attendee.registered` without who it is, which the row tells that is being inserted. */
export function registeredAs({ event_id, email, first_name, last_name, source }: Person) {
  const data = { event_id, email, first_name, last_name, status: 'registered', source } as const
  return { type: 'attendee.registered', data: data satisfies Omit<RegisteredData, 'attendee_id'> }
}

export function attendeeRegistered({ id, ...row }: Person & { id: number }): DomainEvent {
  const { type, data } = registeredAs(row)
  return { type, subjectId: id, data: { attendee_id: id, ...data } satisfies RegisteredData }
}

export function attendeeCancelled(
  { id, event_id, email, first_name, last_name }: Omit<Person, 'source'> & { id: number },
  { removed = false } = {},
): DomainEvent {
  const data: CancelledData = { attendee_id: id, event_id, email, first_name, last_name, removed }
  return { type: 'attendee.cancelled', subjectId: id, data }
}
