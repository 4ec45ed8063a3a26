import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { changedFields } from '../../../platform/changed-fields.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import { type AttendeeRow, attendeeToWire } from './attendee-queries.ts'
import { Attendee } from './attendee-schema.ts'

/** Fields of an attendee whose change is announced. */
const FIELDS = [
  ...(['first_name', 'last_name', 'email', 'language', 'status', 'tags'] as const),
  ...(['answers', 'values', 'registration_type_id'] as const),
] as const
const ATTENDEE_CHANGES = [...FIELDS, 'signed_up'] as const

const person = {
  attendee_id: Type.Integer({ description: 'The attendee' }),
  event_id: Type.Integer({ description: 'The event' }),
  email: Type.String({ description: 'Their e-mail address' }),
  first_name: Type.String({ description: 'Their first name' }),
  last_name: Type.String({ description: 'Their last name; empty when it is not known' }),
  registration_type_id: nullable(Type.Integer({ description: 'Their registration type; null: none' })),
  registration_type: nullable(Type.String({ description: 'Name of their registration type; null: none' })),
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

const Pending = eventData('AttendeePending', {
  ...person,
  status: oneOf(['pending'], { description: 'They wait for approval' }),
  source: { ...Attendee.properties.source, description: 'How they were added' },
})

const Updated = eventData('AttendeeUpdated', {
  ...person,
  status: { ...Attendee.properties.status, description: 'Their status now' },
  tags: { ...Attendee.properties.tags, description: 'Their tags now' },
  language: Attendee.properties.language,
  changes: Type.Array(oneOf(ATTENDEE_CHANGES), { minItems: 1, description: 'Names of the changed fields' }),
  updated_at: { ...Timestamp, description: 'When they were changed' },
})

const Cancelled = eventData('AttendeeCancelled', {
  ...person,
  removed: Type.Boolean({ description: 'Whether they were deleted from the event' }),
})

type RegisteredData = Static<typeof Registered>
type CancelledData = Static<typeof Cancelled>
type TypeOfPerson = Pick<RegisteredData, 'registration_type_id' | 'registration_type'>
type Person = Omit<RegisteredData, 'attendee_id' | 'status' | keyof TypeOfPerson> &
  Partial<TypeOfPerson> & { id: number }

/** People who are imported have no type. */
const typeOf = ({ registration_type_id = null, registration_type = null }: Partial<Person>) => ({
  ...{ registration_type_id, registration_type },
})

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
    redact: withoutPerson<RegisteredData>,
  },
  {
    type: 'attendee.waitlisted',
    summary: 'A person joined the waiting list of a full event',
    data: Waitlisted,
    subject: 'attendee',
    redact: withoutPerson<Static<typeof Waitlisted>>,
  },
  {
    type: 'attendee.pending',
    summary: 'A person registered and waits for an organiser to approve or decline them',
    data: Pending,
    subject: 'attendee',
    redact: withoutPerson<Static<typeof Pending>>,
  },
  {
    type: 'attendee.updated',
    summary: 'An attendee was changed: their details, or a status without an event of its own',
    data: Updated,
    subject: 'attendee',
    redact: (data: Static<typeof Updated>) => ({ ...withoutPerson(data), tags: [] }),
  },
  {
    type: 'attendee.cancelled',
    summary: 'An attendee lost their place at an event',
    data: Cancelled,
    subject: 'attendee',
    redact: withoutPerson<CancelledData>,
  },
] as const satisfies EventType[]

export function attendeeRegistered(person: Person): DomainEvent {
  const data: RegisteredData = { ...added(person), status: 'registered' }
  return { type: 'attendee.registered', subjectId: person.id, data }
}

export function attendeeWaitlisted(person: Person): DomainEvent {
  const data: Static<typeof Waitlisted> = { ...added(person), status: 'waitlisted' }
  return { type: 'attendee.waitlisted', subjectId: person.id, data }
}

export function attendeePending(person: Person): DomainEvent {
  const data: Static<typeof Pending> = { ...added(person), status: 'pending' }
  return { type: 'attendee.pending', subjectId: person.id, data }
}

function added(person: Person): Omit<RegisteredData, 'status'> {
  const { id, event_id, email, first_name, last_name, source } = person
  return { ...{ attendee_id: id, event_id, email, first_name, last_name, source }, ...typeOf(person) }
}

export function attendeeCancelled(person: Omit<Person, 'source'>, { removed = false } = {}): DomainEvent {
  const { id, event_id, email, first_name, last_name } = person
  const data: CancelledData = {
    ...{ attendee_id: id, event_id, email, first_name, last_name, removed },
    ...typeOf(person),
  }
  return { type: 'attendee.cancelled', subjectId: id, data }
}

/**
 * Returns the domain events of a change: `attendee.updated`, and then the place that the attendee got or lost, or the
 * waiting list that they joined by approval. Nothing changed: none.
 */
export function attendeeChanged(before: AttendeeRow, after: AttendeeRow): DomainEvent[] {
  const gotPlace = before.status !== 'registered' && after.status === 'registered'
  const joinedList = before.status === 'pending' && after.status === 'waitlisted'
  const lostPlace = before.status === 'registered' && after.status !== 'registered'
  return [
    ...attendeeUpdated(before, after),
    ...(gotPlace ? [attendeeRegistered(after)] : []),
    ...(joinedList ? [attendeeWaitlisted(after)] : []),
    ...(lostPlace ? [attendeeCancelled(after)] : []),
  ]
}

/** A status that `attendee.registered`, `.waitlisted` or `.cancelled` announces is no change of its own. */
function attendeeUpdated(before: AttendeeRow, after: AttendeeRow): DomainEvent[] {
  const [old, next] = [attendeeToWire(before), attendeeToWire(after)]
  const announced =
    next.status === 'registered' ||
    (next.status === 'waitlisted' && old.status === 'pending') ||
    (next.status === 'cancelled' && old.status === 'registered')
  const changes = changedFields(old, next, FIELDS).filter((field) => field !== 'status' || !announced)
  return changes.length === 0 ? [] : [updated(next, changes)]
}

/** Returns the domain event of an attendee whose sign-ups for sessions changed. */
export function attendeeSignedUp(attendee: AttendeeRow): DomainEvent {
  return updated(attendeeToWire(attendee), ['signed_up'])
}

function updated(next: Attendee, changes: Static<typeof Updated>['changes']): DomainEvent {
  const { id: attendee_id, event_id, email, first_name, last_name, status, tags, language, updated_at } = next
  const about = { attendee_id, event_id, email, first_name, last_name, status, tags, language }
  const data: Static<typeof Updated> = { ...about, ...typeOf(next), changes, updated_at }
  return { type: 'attendee.updated', subjectId: attendee_id, data }
}
