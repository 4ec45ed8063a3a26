import { isolated } from '../../../../lib/text/isolated.ts'
import { type Language, languageOf } from '../../../../lib/text/languages.ts'
import { writtenSpan } from '../../../../lib/text/written-span.ts'
import type { Services } from '../../../../platform/context/context.ts'
import { layOut, logoOf, type MailLook, type NewEmail, nameToGreet } from '../../../emails/index.ts'
import type { AttendeeRow } from '../../records/attendee-queries.ts'
import { onlineUrlFor } from '../../records/online-url-for.ts'
import { personalLink } from '../../records/personal-link.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { type MailMessages, type MailText, mailMessages } from './messages.ts'

/** A recipient with the facts of their personal link, their waiting-list position, or the end of their offer. */
export type Addressee = AttendeeRow & {
  link_no: number
  position?: number
  until?: Date
  /** Why an organiser declined them; null: no reason is given. */
  reason?: string | null
  /** The person who registers them as a guest, by the name that they gave. */
  host?: Pick<AttendeeRow, 'first_name' | 'last_name'>
  /** Titles of the sessions that they chose and that were full when they became registered. */
  missed?: readonly string[]
}

/** Registration mails without a template. */
const wordedMails = {
  registration_known: (words, event) => words.known(event),
  registration_waitlisted: (words, event, { position }) => words.waitlisted(event, String(position)),
  registration_pending: (words, event) => words.pending(event),
  registration_declined: (words, event, { reason }) => words.declined(event, reason ? isolated(reason) : null),
  offer_ended: (words, event) => words.offerEnded(event),
  registration_cancelled: (words, event) => words.cancelled(event),
} as const satisfies Record<string, (words: MailMessages, event: string, attendee: Addressee) => MailText>

export type WordedKind = keyof typeof wordedMails

export function isWorded(kind: string): kind is WordedKind {
  return Object.hasOwn(wordedMails, kind)
}

/** Returns a mail to queue, in the language of the attendee, else of the event. */
export function wordedMail(
  ctx: Pick<Services, 'secret' | 'siteUrl'>,
  kind: WordedKind,
  { event, attendee, look }: { event: RegistrationEvent; attendee: Addressee; look: MailLook },
): NewEmail {
  const name = nameToGreet(attendee)
  const language = languageOf(attendee.language ?? event.event_language) ?? 'en'
  const words = mailMessages[language]
  const eventName = isolated(event.name)
  const { subject, heading, paragraphs, button } = wordedMails[kind](words, eventName, attendee)
  const content = layOut({
    language,
    look,
    heading,
    paragraphs: [words.hello(name && isolated(name)), ...leadOf(attendee, event, language), ...paragraphs],
    facts: factsOf(attendee, event, words, language),
    picture: null,
    button: {
      text: button,
      url: personalLink(ctx, { attendeeId: attendee.id, linkNo: attendee.link_no, email: attendee.email }),
    },
    footer: words.footer(eventName),
  })
  return {
    kind,
    eventId: event.id,
    attendeeId: attendee.id,
    language,
    subject,
    ...content,
    to: { name, address: attendee.email },
    attachments: logoOf(look),
  }
}

/** The first sentence of a mail to a guest: who registered them. */
export function leadOf({ host, missed = [] }: Addressee, event: RegistrationEvent, language: Language): string[] {
  const words = mailMessages[language]
  const name = host && nameToGreet(host)
  const guest = name === undefined ? [] : [words.guest(name && isolated(name), isolated(event.name))]
  return missed.length === 0 ? guest : [...guest, words.missed(missed.map(isolated))]
}

function factsOf(
  attendee: Addressee,
  event: RegistrationEvent,
  words: MailMessages,
  language: Language,
): [string, string][] {
  const begins = event.event_date
  const facts: [string, string | null][] = [
    [words.when, begins && writtenSpan(begins, event.event_end_date, event.event_timezone, language)],
    [words.where, event.event_location],
    [words.online, onlineUrlFor(attendee, event)],
    [words.organiser, event.organiser],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
}
