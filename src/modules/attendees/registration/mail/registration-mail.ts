import type { TxContext } from '../../../../platform/context.ts'
import { isolated } from '../../../../platform/text/isolated.ts'
import { type Language, languageOf } from '../../../../platform/text/languages.ts'
import { writtenStart, writtenTime } from '../../../../platform/text/written-time.ts'
import { layOut, type NewAttachment, type NewEmail } from '../../../emails/index.ts'
import type { AttendeeRow } from '../../attendee-queries.ts'
import { personalLink } from '../personal-link.ts'
import type { RegistrationEvent } from '../registration-event.ts'
import { nameToGreet } from './name-to-greet.ts'
import type { MailText, MailWording } from './wording/mail-wording.ts'
import { mailWording } from './wording/mail-words.ts'

/** Somebody with what their link is made of, and what a mail tells them: their position, or until when a place is theirs. */
export type Addressee = AttendeeRow & { link_no: number; position?: number; until?: Date }

/** What a mail of registration is about. */
type About = { event: RegistrationEvent; attendee: Addressee }

/** The mails of registration, by what they tell. */
const registrationMails = {
  registration_confirmed: ({ event }, words) => words.confirmed(event.name),
  registration_known: ({ event }, words) => words.known(event.name),
  registration_waitlisted: ({ event, attendee }, words) => words.waitlisted(event.name, String(attendee.position)),
  place_offered: ({ event, attendee }, words, language) =>
    words.offered(event.name, writtenTime(attendee.until!, event.event_timezone, language)),
  offer_ended: ({ event }, words) => words.offerEnded(event.name),
  registration_cancelled: ({ event }, words) => words.cancelled(event.name),
} as const satisfies Record<string, (about: About, words: MailWording, language: Language) => MailText>

export type MailKind = keyof typeof registrationMails

/** A mail as it is queued, in the language of the attendee, else of the event. */
export function registrationMail(ctx: TxContext, kind: MailKind, { event, attendee }: About): NewEmail {
  const name = nameToGreet(attendee)
  const language = languageOf(attendee.language ?? event.event_language) ?? 'en'
  const words = mailWording[language]
  const { subject, heading, paragraphs, button } = registrationMails[kind](
    { event: { ...event, name: isolated(event.name) }, attendee },
    words,
    language,
  )
  const hasTicket = kind === 'registration_confirmed'
  const content = layOut({
    language,
    organisation: event.organiser,
    heading,
    paragraphs: [words.hello(name && isolated(name)), ...paragraphs],
    facts: factsOf(event, words, language),
    picture: hasTicket ? { inlineId: 'ticket', alt: words.ticket, width: 300 } : null,
    button: {
      text: button,
      url: personalLink(ctx, { attendeeId: attendee.id, linkNo: attendee.link_no, email: attendee.email }),
    },
    footer: words.footer(isolated(event.name)),
  })
  return {
    ...{ kind, eventId: event.id, attendeeId: attendee.id, language, subject, ...content },
    to: { name, address: attendee.email },
    attachments: hasTicket ? attachmentsOf(event, attendee) : [],
  }
}

function factsOf(event: RegistrationEvent, words: MailWording, language: Language): [string, string][] {
  const facts: [string, string | null][] = [
    [words.when, event.event_date && writtenStart(event.event_date, event.event_timezone, language)],
    [words.where, event.event_location],
    [words.organiser, event.organiser],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
}

function attachmentsOf(event: RegistrationEvent, { id }: AttendeeRow): NewAttachment[] {
  const ticket: NewAttachment[] = [
    { kind: 'ticket_png', fileName: 'ticket.png', subjectId: id, inlineId: 'ticket' },
    { kind: 'ticket_pdf', fileName: 'ticket.pdf', subjectId: id },
  ]
  const hasTime = event.event_date !== null || event.sessions_end !== null
  return hasTime ? [...ticket, { kind: 'event_ics', fileName: 'event.ics', subjectId: event.id }] : ticket
}
