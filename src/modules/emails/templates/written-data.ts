import { cleanText } from '../../../lib/render/clean-text.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { markdownToText } from '../../../lib/text/markdown/markdown-to-text.ts'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import { writtenDay, writtenStart, writtenTime } from '../../../lib/text/written-time.ts'
import type { MailLook } from '../layout/mail-look.ts'
import type { MailData } from './mail-data.ts'
import { nameToGreet } from './name-to-greet.ts'

/** The values of a template's variables, by group. */
export type WrittenData = {
  organisation: { name: string; reply_to: string }
  event: Record<string, string> & { name: string }
  unsubscribe_url: string
  [group: string]: Record<string, string> | string
}

type WriteDay = (date: Date | null | undefined) => string

const MAX = 300
const MAX_OF_LINES = 2_000
const MAX_ADDRESS_LENGTH = 500

/** The data of an email as text in its language: names of people as in greetings, other values in one line. */
export function writtenData(
  data: MailData,
  { look, language, unsubscribeUrl }: { look: MailLook; language: Language; unsubscribeUrl: string | null },
): WrittenData {
  const { event, certificate } = data
  const zone = data.time_zone ?? event?.time_zone ?? look.time_zone
  const day: WriteDay = (date) => (date ? writtenDay(date, zone, language) : '')
  const time = (date: Date | null | undefined) => (date ? writtenTime(date, zone, language) : '')
  const starts = event?.starts_at
  return {
    organisation: { name: line(look.organisation), reply_to: line(look.reply_to) },
    event: {
      name: line(event?.name),
      date: starts ? writtenDay(starts, event!.time_zone, language) : '',
      start_time: starts ? writtenStart(starts, event!.time_zone, language) : '',
      when: starts ? writtenSpan(starts, event!.ends_at, event!.time_zone, language) : '',
      location: lines(event?.location, 1_000),
      description: lines(markdownToText(event?.description ?? '')),
      url: address(event?.url),
      online_url: onlineAddress(data),
      organiser: line(look.organisation),
    },
    attendee: person(data.attendee),
    contact: { company: line(data.contact?.company), title: line(data.contact?.title) },
    values: ownValues(certificate?.values ?? data.values ?? {}),
    survey: { url: address(data.survey?.url), closes_at: time(data.survey?.closes_at) },
    certificate: {
      attendee_name: certificate ? nameToGreet({ first_name: line(certificate.attendee_name), last_name: '' }) : '',
      event_name: line(certificate?.event_name),
      issued_at: day(certificate?.issued_at),
      expires_at: day(certificate?.expires_at),
      verify_url: address(certificate?.verify_url),
      pdf_url: address(certificate?.pdf_url),
      code: line(certificate?.code),
      tier: line(certificate?.tier),
      kind: line(certificate?.kind),
      linkedin_url: address(certificate?.linkedin_url, 3_000),
      wallet_url: address(certificate?.wallet_url),
    },
    badge: writtenBadge(data.badge, day),
    course: { name: line(data.course?.name) },
    programme: { name: line(data.programme?.name) },
    completion: { completed_at: day(data.completion?.completed_at) },
    assignment: { due_date: dueDay(data.assignment?.due_date, language) },
    session: {
      title: line(data.session?.title),
      when: data.session ? writtenSpan(data.session.starts_at, data.session.ends_at, zone, language) : '',
      location: lines(data.session?.location, 1_000),
      speaker: line(data.session?.speaker),
    },
    form: { name: line(data.form?.name) },
    place: { offered_until: time(data.place?.offered_until), url: address(data.place?.url) },
    unsubscribe_url: address(unsubscribeUrl),
  }
}

function writtenBadge(badge: MailData['badge'], day: WriteDay): Record<string, string> {
  return {
    name: line(badge?.name),
    description: lines(badge?.description),
    url: address(badge?.url),
    image_url: address(badge?.image_url),
    wallet_url: address(badge?.wallet_url),
    earned_at: day(badge?.earned_at),
    expires_at: day(badge?.expires_at),
  }
}

/** The address for online participants in ASCII, for registered people only. */
function onlineAddress({ attendee, event }: MailData): string {
  const url = attendee?.status === 'registered' ? event?.online_url : null
  return url ? address(new URL(url).href, 6_000) : ''
}

function ownValues(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, line(value)]))
}

function person(attendee: MailData['attendee']): Record<string, string> {
  const name = attendee ? nameToGreet(attendee) : ''
  return {
    first_name: name && line(attendee?.first_name),
    last_name: name && line(attendee?.last_name),
    name: line(name),
    email: line(attendee?.email),
    ticket_url: address(attendee?.ticket_url),
    registration_url: address(attendee?.registration_url),
    status: line(attendee?.status),
  }
}

/** A calendar day, such as 2026-11-22. */
function dueDay(date: string | null | undefined, language: Language): string {
  return date ? writtenDay(new Date(`${date}T00:00:00Z`), 'UTC', language) : ''
}

/** A name may contain line breaks, which must not look like paragraphs of the email. */
function line(text: string | null | undefined): string {
  return cut(cleanText(text ?? ''), MAX)
}

/** Text with several lines, each cleaned. */
function lines(text: string | null | undefined, max = MAX_OF_LINES): string {
  const all = cut(text ?? '', max).split(/[\r\n\u2028\u2029]+/)
  return all.map(cleanText).filter(Boolean).join('\n')
}

/** A cut address would lead elsewhere, so one that is too long is dropped. */
function address(url: string | null | undefined, max = MAX_ADDRESS_LENGTH): string {
  return url && url.length <= max ? cleanText(url) : ''
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`
}
