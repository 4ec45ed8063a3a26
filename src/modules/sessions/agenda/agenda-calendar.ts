import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { markdownToText } from '../../../lib/text/markdown/markdown-to-text.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Event } from '../../events/index.ts'
import { shownSpeaker } from '../records/session-queries.ts'
import { calendarText } from './calendar-text.ts'
import type { Agenda, AgendaSession } from './read-agenda.ts'
import type { Entry } from './write-calendar.ts'

/** Calendars of a thousand sessions are polled, so each description is short. */
const MAX_DESCRIPTION = 1_000

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    calendar: { online: string; speaker: string }
  }
}

const calendarMessages = translated('calendar', { online: 'Join online', speaker: 'Speaker' })

/**
 * Returns the agenda as calendar entries: its sessions, or the event itself when it has a date but no sessions.
 * @param onlineUrl address for online participants, in calendars of registered people alone
 * @throws AppError unavailable when too many long ones are being written
 */
export function agendaCalendar(
  { secret, orgId }: Pick<Context, 'secret' | 'orgId'>,
  { event, sessions }: Agenda,
  onlineUrl: string | null = null,
): Promise<string> {
  const ofEvent = event.event_date === null ? [] : [eventEntry(secret, event, new Date(event.event_date))]
  const ofAgenda = sessions.length > 0 ? sessions.map((session) => sessionEntry(event, session)) : ofEvent
  const entries = onlineUrl === null ? ofAgenda : ofAgenda.map((entry) => joinedOnline(event, entry, onlineUrl))
  return calendarText(orgId, { name: event.name, zone: event.event_timezone, entries })
}

/** Whether the agenda has any calendar entries. */
export function hasEntries({ event, sessions }: Agenda): boolean {
  return sessions.length > 0 || event.event_date !== null
}

function sessionEntry(event: Event, session: AgendaSession): Entry {
  const { uid, sequence, title, start_time: start, end_time: end, created_at, updated_at } = session
  const speaker = shownSpeaker(session)
  const label = calendarMessages[languageOf(event.event_language) ?? 'en'].speaker
  const told = [speaker && `${label}: ${speaker}`, session.description && shortText(session.description)]
  return {
    uid,
    sequence,
    title,
    start,
    end,
    // Room and venue.
    location: [session.location, event.event_location].filter(Boolean).join(', ') || null,
    description: told.filter(Boolean).join('\n\n') || null,
    url: event.public_url,
    created: created_at,
    updated: updated_at,
  }
}

/** The start of a description; the page of the event has the rest. */
function shortText(description: string): string {
  const characters = Array.from(markdownToText(description))
  return characters.length <= MAX_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, MAX_DESCRIPTION).join('')}…`
}

/** Calendar programs offer a link in the location or the description as the way to join. */
function joinedOnline(event: Event, entry: Entry, url: string): Entry {
  const join = `${calendarMessages[languageOf(event.event_language) ?? 'en'].online}: ${url}`
  const description = entry.description ? `${join}\n\n${entry.description}` : join
  return { ...entry, location: entry.location ?? url, description }
}

/** Derives the identity from the installation and the revision from the last change. */
function eventEntry(secret: Buffer, event: Event, start: Date): Entry {
  const [created, updated] = [new Date(event.created_at), new Date(event.updated_at)]
  return {
    uid: uuidFrom(sha256(secret, `calendar event ${event.id}`).subarray(0, 16)),
    sequence: Math.floor((updated.getTime() - created.getTime()) / 1_000),
    title: event.name,
    start,
    end: event.event_end_date === null ? null : new Date(event.event_end_date),
    mayBeDays: true,
    location: event.event_location,
    description: event.event_description && markdownToText(event.event_description),
    url: event.public_url,
    created,
    updated,
  }
}
