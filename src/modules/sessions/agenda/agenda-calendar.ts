import type { Services } from '../../../platform/context.ts'
import { uuidFrom } from '../../../platform/crypto/random-uuid.ts'
import { sha256 } from '../../../platform/crypto/sha256.ts'
import { type Language, languageOf } from '../../../platform/text/languages.ts'
import type { Event } from '../../events/index.ts'
import type { Agenda, AgendaSession } from './read-agenda.ts'
import { type Entry, writeCalendar } from './write-calendar.ts'

const SPEAKER: Record<Language, string> = { en: 'Speaker', tr: 'Konuşmacı' }

/** The agenda for calendars: its sessions; of an event without any, the event itself where it has a date. */
export function agendaCalendar({ secret }: Services, { event, sessions }: Agenda): Promise<string> {
  const ofEvent = event.event_date === null ? [] : [eventEntry(secret, event, new Date(event.event_date))]
  const entries = sessions.length > 0 ? sessions.map((session) => sessionEntry(event, session)) : ofEvent
  return writeCalendar(event.name, event.event_timezone, entries)
}

function sessionEntry(event: Event, session: AgendaSession): Entry {
  const { uid, sequence, title, start_time: start, end_time: end, speaker, created_at, updated_at } = session
  const label = SPEAKER[languageOf(event.event_language) ?? 'en']
  return {
    uid,
    sequence,
    title,
    start,
    end,
    location: session.location ?? event.event_location,
    description: speaker === null ? null : `${label}: ${speaker}`,
    created: created_at,
    updated: updated_at,
  }
}

/** Its identity follows from the installation, and its age from its last change: an event is seldom without sessions. */
function eventEntry(secret: Buffer, event: Event, start: Date): Entry {
  const [created, updated] = [new Date(event.created_at), new Date(event.updated_at)]
  return {
    uid: uuidFrom(sha256(secret, `calendar event ${event.id}`).subarray(0, 16)),
    sequence: Math.floor((updated.getTime() - created.getTime()) / 1_000),
    title: event.name,
    start,
    end: null,
    location: event.event_location,
    description: event.event_description,
    created,
    updated,
  }
}
