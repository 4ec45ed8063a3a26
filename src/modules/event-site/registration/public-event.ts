import type { Static } from 'typebox'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { nullable, oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { Questions } from '../../../platform/questions/question-schema.ts'
import {
  isTypeClosed,
  placesForNew,
  placesOfTypeForNew,
  type RegistrationEvent,
  registrationState,
  type TypeOfEvent,
} from '../../attendees/index.ts'
import { addedPictureAddress } from '../../designs/index.ts'
import { coverAddress, Event } from '../../events/index.ts'
import {
  firstSessions,
  type ShownSession,
  type ShownSpeaker,
  shownSpeaker,
  speakersOnStage,
} from '../../sessions/index.ts'

/** Most sessions shown; the calendar file has all. */
const MAX_SESSIONS = 300

/** A public event with its first sessions, their total, and the people who speak. */
export type ShownEvent = RegistrationEvent & {
  sessions: ShownSession[]
  session_count: number
  speakers: ShownSpeaker[]
}

export async function withSessions(services: Services, event: RegistrationEvent): Promise<ShownEvent> {
  const ctx = { ...services, orgId: event.org_id }
  const { sessions, count } = await firstSessions(ctx, event.id, MAX_SESSIONS)
  const speakers = sessions.length === 0 ? [] : await speakersOnStage(ctx, event.id)
  return { ...event, sessions, session_count: count, speakers }
}

/** Places left for newcomers, who come after the waiting list; null: unlimited. */
export function placesLeft(event: RegistrationEvent): number | null {
  const places = placesForNew(event)
  return places === Number.POSITIVE_INFINITY ? null : places
}

/** Places left for newcomers with a type; null: unlimited. */
export function placesLeftOf(event: RegistrationEvent, type: TypeOfEvent): number | null {
  const places = Math.min(placesForNew(event), placesOfTypeForNew(type))
  return places === Number.POSITIVE_INFINITY ? null : places
}

export function pageOf({ siteUrl }: Pick<Services, 'siteUrl'>, { slug }: { slug: string }): string {
  return `${siteUrl}/e/${slug}`
}

const { name, event_type, event_description, event_location, event_timezone, event_language, cover_image_url } =
  Event.properties

export const PublicEvent = Type.Object(
  {
    name,
    event_type,
    event_description,
    event_location,
    event_date: TimeOrNull('When it begins', 'not known'),
    event_end_date: TimeOrNull('When it ends', 'not set'),
    cover_image_url,
    event_timezone,
    event_language,
    organiser: Type.String({ description: 'Organiser' }),
    public_url: Type.String({ description: 'URL of the registration page' }),
    registration: oneOf(['open', 'not_open', 'closed', 'disabled', 'past'], {
      description: 'Whether registration is open, or why not',
    }),
    registration_opens_at: TimeOrNull('From when on people can register', 'no time is set'),
    registration_closes_at: TimeOrNull('Until when people can register', 'until the event is over'),
    registration_approval: Type.Boolean({ description: 'Whether the organiser approves each registration' }),
    registration_questions: { ...Questions, description: 'Registration questions in order' },
    registration_types: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'For `registration_type_id` of a registration' }),
        name: Type.String({ description: 'Name of the type' }),
        description: nullable(Type.String({ description: 'Text below its name; null: none' })),
        questions: { ...Questions, description: 'Questions for this type, after those of the event' },
        closes_at: TimeOrNull('When registration with this type closes', 'with that of the event'),
        closed: Type.Boolean({ description: 'Whether registration with this type has closed' }),
        needs_approval: Type.Boolean({
          description: 'Whether the organiser approves each registration with this type',
        }),
        places_left: nullable(
          Type.Integer({
            description: 'Places left for this type; at 0 people join the waiting list; null: unlimited',
          }),
        ),
      }),
      { description: 'Registration types in order; if there are several, a registration names one' },
    ),
    places_left: nullable(
      Type.Integer({ description: 'Places left; at 0 people join the waiting list; null: unlimited' }),
    ),
    max_guests: Type.Integer({ description: 'Number of guests that one registration may bring along; 0: none' }),
    waiting: Type.Integer({ description: 'Number of people on the waiting list' }),
    sessions: Type.Array(
      Type.Object({
        title: Type.String({ description: 'Title of the session' }),
        start_time: TimeOf('Start'),
        end_time: TimeOf('When it ends'),
        location: nullable(Type.String({ description: 'Location; null: not set' })),
        speaker: nullable(Type.String({ description: 'Speaker, or the names of its speakers; null: not set' })),
        id: Type.String({ description: 'Public identifier of the session, its UID in calendars' }),
        track: nullable(Type.String({ description: 'Track; null: none' })),
        description: nullable(Type.String({ description: 'Description, as Markdown; null: none' })),
        speakers: Type.Array(Type.String(), { description: 'Names of its speakers, in order' }),
        calendar_url: Type.String({ description: 'Address of its iCalendar file' }),
        signup: Type.Boolean({ description: 'Whether people choose it when they register' }),
        places_left: nullable(
          Type.Integer({ description: 'Places left for people who choose it; null: unlimited, or without sign-up' }),
        ),
      }),
      { description: `The agenda by start, at most ${MAX_SESSIONS} sessions` },
    ),
    session_count: Type.Integer({ description: 'Total number of sessions' }),
    speakers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Full name' }),
        role: nullable(Type.String({ description: 'Role; null: not set' })),
        biography: nullable(Type.String({ description: 'Biography, as Markdown; null: none' })),
        picture_url: nullable(Type.String({ description: 'Address of the picture; null: none' })),
        website: nullable(Type.String({ description: 'Address of a website; null: none' })),
      }),
      { description: 'The people who speak in its sessions, by name' },
    ),
  },
  { title: 'PublicEvent', description: 'An event as visitors see it' },
)

/** Returns the first sessions of a public event as visitors see them, and the total. */
export async function publicSessions(services: Services, event: RegistrationEvent) {
  const { sessions, count } = await firstSessions({ ...services, orgId: event.org_id }, event.id, MAX_SESSIONS)
  return { sessions: sessionsToWire(services, event, sessions), session_count: count }
}

function sessionsToWire(services: Services, event: RegistrationEvent, sessions: ShownSession[]) {
  return sessions.map(({ title, start_time, end_time, location, ...session }) => ({
    title,
    start_time: isoTime(start_time),
    end_time: isoTime(end_time),
    location,
    speaker: shownSpeaker(session),
    id: session.uid,
    track: session.track,
    description: session.description,
    speakers: session.speakers.map(({ name }) => name),
    calendar_url: `${pageOf(services, event)}/sessions/${session.uid}.ics`,
    signup: session.signup,
    places_left:
      session.signup && session.capacity !== null ? Math.max(0, session.capacity - session.signed_up_count) : null,
  }))
}

export function publicEventToWire(services: Services, event: ShownEvent): Static<typeof PublicEvent> {
  return {
    name: event.name,
    event_type: event.event_type,
    event_description: event.event_description,
    event_location: event.event_location,
    event_date: event.event_date && isoTime(event.event_date),
    event_end_date: event.event_end_date && isoTime(event.event_end_date),
    cover_image_url: coverAddress(services, event.cover?.key ?? null),
    event_timezone: event.event_timezone,
    event_language: event.event_language,
    organiser: event.organiser,
    public_url: pageOf(services, event),
    registration: registrationState(event, services.now()),
    registration_opens_at: event.registration_opens_at && isoTime(event.registration_opens_at),
    registration_closes_at: event.registration_closes_at && isoTime(event.registration_closes_at),
    registration_approval: event.registration_approval,
    registration_questions: event.registration_questions ?? [],
    registration_types: event.registration_types.map((type) => ({
      id: type.id,
      name: type.name,
      description: type.description,
      questions: type.questions,
      closes_at: type.closes_at && isoTime(new Date(type.closes_at)),
      closed: isTypeClosed(type, services.now()),
      needs_approval: event.registration_approval || type.needs_approval,
      places_left: placesLeftOf(event, type),
    })),
    places_left: placesLeft(event),
    max_guests: event.registration_max_guests,
    waiting: event.waiting,
    sessions: sessionsToWire(services, event, event.sessions),
    session_count: event.session_count,
    speakers: event.speakers.map(({ name, role, biography, picture, website }) => {
      const picture_url = picture && addedPictureAddress(services, picture)
      return { name, role, biography, picture_url, website }
    }),
  }
}
