import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { changedFields } from '../../../platform/changed-fields.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import { EVENT_TYPES, type Event, VISIBILITIES } from './event-schema.ts'

const time = (what: string) => nullable({ ...Timestamp, description: `${what}; null: not set` })

const about = {
  event_id: Type.Integer({ description: 'Id of the event' }),
  name: Type.String({ description: 'Name of the event' }),
  event_type: oneOf(EVENT_TYPES, { description: 'Kind of event' }),
  visibility: oneOf(VISIBILITIES, { description: 'Visibility of its page' }),
  event_date: time('When it begins'),
  event_end_date: time('When it ends'),
  event_timezone: Type.String({ description: 'IANA time zone of its dates' }),
  event_language: Type.String({ description: 'Language of the event (BCP 47)' }),
  event_location: nullable(Type.String({ description: 'Location; null: not set' })),
  registration_capacity: nullable(Type.Integer({ description: 'Number of places; null: unlimited' })),
  registration_closed: Type.Boolean({ description: 'Whether registration has been closed' }),
  public_url: nullable(Type.String({ description: 'URL of the registration page; null while the event is private' })),
}

const Created = eventData('EventCreated', {
  ...about,
  copied_from: nullable(Type.Integer({ description: 'Id of the event that it is a copy of; null: not a copy' })),
  created_at: { ...Timestamp, description: 'When the event was created' },
})

const Updated = eventData('EventUpdated', {
  ...about,
  changes: Type.Array(Type.String(), {
    minItems: 1,
    description:
      'Names of the changed fields of the event, as in "Get an event"; they may be fields that are not in here',
  }),
  updated_at: { ...Timestamp, description: 'When the event was changed' },
})

const Deleted = eventData('EventDeleted', {
  ...about,
  attendee_count: Type.Integer({ description: 'Number of attendees who were deleted with the event' }),
})

type EventCreatedData = Static<typeof Created>

/**
 * Events about events. Their texts are written for the public, so erasing a person changes nothing in them. The address
 * for online participants is left out: only registered attendees get it.
 */
export const eventEventTypes = [
  {
    type: 'event.created',
    summary: 'An event was created, or copied from another',
    data: Created,
    subject: 'event',
    redact: (data: EventCreatedData) => data,
  },
  {
    type: 'event.updated',
    summary: 'Settings of an event were changed',
    data: Updated,
    subject: 'event',
    redact: (data: Static<typeof Updated>) => data,
  },
  {
    type: 'event.deleted',
    summary: 'An event was deleted, with its attendees, sessions and certificates',
    data: Deleted,
    subject: 'event',
    redact: (data: Static<typeof Deleted>) => data,
  },
] as const satisfies EventType[]

export function eventCreated(event: Event, copiedFrom: number | null): DomainEvent {
  const data: EventCreatedData = { ...aboutEvent(event), copied_from: copiedFrom, created_at: event.created_at }
  return { type: 'event.created', subjectId: event.id, data }
}

/** Returns the domain event of a change; null when no field changed. */
export function eventUpdated(before: Event, after: Event): DomainEvent | null {
  const { updated_at: _, ...fields } = after
  const changes = changedFields(before, after, Object.keys(fields) as (keyof typeof fields)[])
  if (changes.length === 0) return null
  const data: Static<typeof Updated> = { ...aboutEvent(after), changes, updated_at: after.updated_at }
  return { type: 'event.updated', subjectId: after.id, data }
}

/** Returns the domain event of a change to the registration types of an event. */
export function typesChanged(event: Event, now: Date): DomainEvent {
  const changes = ['registration_types']
  const data: Static<typeof Updated> = { ...aboutEvent(event), changes, updated_at: now.toISOString() }
  return { type: 'event.updated', subjectId: event.id, data }
}

export function eventDeleted(event: Event): DomainEvent {
  const data: Static<typeof Deleted> = { ...aboutEvent(event), attendee_count: event.attendee_count }
  return { type: 'event.deleted', subjectId: event.id, data }
}

function aboutEvent(event: Event): Pick<EventCreatedData, keyof typeof about> {
  return {
    event_id: event.id,
    name: event.name,
    event_type: event.event_type,
    visibility: event.visibility,
    event_date: event.event_date,
    event_end_date: event.event_end_date,
    event_timezone: event.event_timezone,
    event_language: event.event_language,
    event_location: event.event_location,
    registration_capacity: event.registration_capacity,
    registration_closed: event.registration_closed,
    public_url: event.public_url,
  }
}
