import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { changedFields } from '../../../platform/changed-fields.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import type { Session } from './session-schema.ts'

const CHANGES = [
  ...(['title', 'start_time', 'end_time', 'location', 'speaker', 'capacity'] as const),
  ...(['track', 'description', 'speakers'] as const),
  ...(['required_for_certificate', 'signup'] as const),
] as const

const about = {
  session_id: Type.Integer({ description: 'Id of the session' }),
  event_id: Type.Integer({ description: 'The event' }),
  title: Type.String({ description: 'Title in the agenda' }),
  start_time: { ...Timestamp, description: 'When it begins' },
  end_time: { ...Timestamp, description: 'When it ends' },
  location: nullable(Type.String({ description: 'Room or address; null: not set' })),
  speaker: nullable(Type.String({ description: 'Speaker, or the names of its speakers; null: not set' })),
  track: nullable(Type.String({ description: 'Track; null: none' })),
  speaker_ids: Type.Array(Type.Integer(), { description: 'Ids of its speakers, in order' }),
  capacity: nullable(Type.Integer({ description: 'Number of people that can be checked in; null: unlimited' })),
  required_for_certificate: Type.Boolean({ description: 'Whether certificates require attendance of it' }),
  signup: Type.Boolean({ description: 'Whether people choose it when they register' }),
}

const Created = eventData('SessionCreated', about)
const Updated = eventData('SessionUpdated', {
  ...about,
  changes: Type.Array(oneOf(CHANGES), { minItems: 1, description: 'Names of the changed fields' }),
})
const Deleted = eventData('SessionDeleted', about)

type About = Static<typeof Created>

/** Agendas are written for the public, so erasing a person changes nothing in these events. */
const common = { subject: 'session', redact: (data: About) => data } as const

export const sessionEventTypes = [
  { type: 'session.created', summary: 'A session was added to the agenda of an event', data: Created, ...common },
  { type: 'session.updated', summary: 'A session was changed, such as its time or room', data: Updated, ...common },
  { type: 'session.deleted', summary: 'A session was deleted from the agenda', data: Deleted, ...common },
] as const satisfies EventType[]

/** Returns the domain event of a saved session, whose fields changed if there is one before. */
export function sessionSaved(before: Session | null, after: Session): DomainEvent {
  const data = aboutSession(after)
  if (before === null) return { type: 'session.created', subjectId: after.id, data }
  const changes = changedFields(before, after, CHANGES)
  return { type: 'session.updated', subjectId: after.id, data: { ...data, changes } }
}

export function sessionDeleted(session: Session): DomainEvent {
  return { type: 'session.deleted', subjectId: session.id, data: aboutSession(session) }
}

function aboutSession(session: Session): About {
  return {
    session_id: session.id,
    event_id: session.event_id,
    title: session.title,
    start_time: session.start_time,
    end_time: session.end_time,
    location: session.location,
    speaker: session.speaker,
    track: session.track,
    speaker_ids: session.speakers.map(({ id }) => id),
    capacity: session.capacity,
    required_for_certificate: session.required_for_certificate,
    signup: session.signup,
  }
}
