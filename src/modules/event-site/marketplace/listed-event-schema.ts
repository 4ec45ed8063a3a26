import type { Static } from 'typebox'
import { markdownToText } from '../../../lib/text/markdown/markdown-to-text.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { Id, nullable, oneOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { registrationState } from '../../attendees/index.ts'
import { coverAddress, Event } from '../../events/index.ts'
import type { ListedEvent } from '../../marketplace/index.ts'
import { PublicEvent, pageOf } from '../registration/public-event.ts'

/** Characters of a description shown in a list. */
const MAX_SUMMARY = 200

const { name, event_type, event_description, event_location, event_timezone, event_language, cover_image_url } =
  Event.properties
const { registration_opens_at, registration_closes_at, sessions, session_count } = PublicEvent.properties

const fields = {
  id: Id,
  slug: Type.String({ description: 'Last segment of its `public_url`' }),
  name,
  event_type,
  summary: nullable(
    Type.String({
      description: `First ${MAX_SUMMARY} characters of its description as plain text on one line; null: none`,
    }),
  ),
  event_location,
  event_date: TimeOrNull('When it begins', 'nobody knows yet'),
  event_end_date: TimeOrNull('When it ends', 'not set'),
  ends_at: TimeOrNull('From when on it is over: its end or day, and its last session, have passed', 'nobody knows yet'),
  event_timezone,
  event_language,
  organiser: Type.String({ description: 'Name of the organiser' }),
  organisation: Type.String({ description: 'Value of the `organisation` filter for events of the same organiser' }),
  public_url: Type.String({ format: 'uri', description: 'URL of the registration page' }),
  cover_image_url,
  picture_url: Type.String({ format: 'uri', description: 'PNG of 1200 by 630 pixels for link previews' }),
  registration: oneOf(['open', 'not_open', 'closed', 'disabled', 'past'], {
    description: 'Whether registration is open, or why not',
  }),
  places_left: nullable(
    Type.Integer({ description: 'Places left; at 0 people join the waiting list; null: unlimited' }),
  ),
}

export const ListedEventAnswer = Type.Object(fields, {
  title: 'ListedEvent',
  description: 'A public event in the list',
})

export const ListedEventDetail = Type.Object(
  {
    ...fields,
    event_description,
    registration_opens_at,
    registration_closes_at,
    calendar_url: nullable(
      Type.String({ format: 'uri', description: 'URL of its agenda as iCalendar; null without dates' }),
    ),
    sessions,
    session_count,
  },
  { title: 'ListedEventDetail', description: 'A public event with its agenda' },
)

export function listedEventToWire(
  services: Pick<Services, 'siteUrl' | 'baseUrl' | 'now'>,
  event: ListedEvent,
): Static<typeof ListedEventAnswer> {
  const page = pageOf(services, event)
  return {
    id: event.id,
    slug: event.slug,
    name: event.name,
    event_type: event.event_type,
    summary: summaryOf(event),
    event_location: event.event_location,
    event_date: event.starts_at && isoTime(event.starts_at),
    event_end_date: event.event_end_date && isoTime(event.event_end_date),
    ends_at: event.ends_at && isoTime(event.ends_at),
    event_timezone: event.event_timezone,
    event_language: event.event_language,
    organiser: event.organiser,
    organisation: event.organisation,
    public_url: page,
    cover_image_url: coverAddress(services, event.cover_picture),
    picture_url: `${page}.png`,
    registration: stateOf(event, services.now()),
    places_left: placesLeftOf(event),
  }
}

/** Returns the registration state; the listing knows when the event is over from its date and sessions. */
export function stateOf(event: ListedEvent, now: Date): ReturnType<typeof registrationState> {
  return registrationState({ ...event, event_date: null, event_end_date: null, sessions_end: event.ends_at }, now)
}

export function placesLeftOf({ registration_capacity: places, taken, waiting }: ListedEvent): number | null {
  return places === null ? null : Math.max(0, places - taken - waiting)
}

export function summaryOf({ summary }: Pick<ListedEvent, 'summary'>): string | null {
  const text = markdownToText(summary ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text === '') return null
  const characters = Array.from(text)
  return characters.length <= MAX_SUMMARY ? text : `${characters.slice(0, MAX_SUMMARY).join('').trimEnd()}…`
}
