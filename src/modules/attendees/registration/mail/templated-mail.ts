import type { Language } from '../../../../lib/text/languages.ts'
import type { Services } from '../../../../platform/context/context.ts'
import {
  type MailData,
  type MailTemplate,
  type NewAttachment,
  type NewEmail,
  nameToGreet,
  renderMail,
} from '../../../emails/index.ts'
import { personalLink } from '../../records/personal-link.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { resolvedValues } from '../../records/resolved-value.ts'
import { type Addressee, leadOf } from './registration-mail.ts'

/** Registration mails that organisations can customise by templates. */
export type TemplatedKind = 'registration_confirmed' | 'place_offered'

/** Returns a mail to queue, in the language of the attendee, else of the event. */
export async function templatedMail(
  ctx: Pick<Services, 'secret' | 'siteUrl'>,
  kind: TemplatedKind,
  { event, attendee, template }: { event: RegistrationEvent; attendee: Addressee; template: MailTemplate },
): Promise<NewEmail> {
  const languages = [attendee.language, event.event_language]
  const data = mailDataOf(ctx, event, attendee)
  const lead = (language: Language) => leadOf(attendee, event, language).join(' ')
  const { attachments, ...mail } = await renderMail(template, { languages, data, unsubscribeUrl: null, lead })
  return {
    kind,
    eventId: event.id,
    attendeeId: attendee.id,
    ...mail,
    to: { name: nameToGreet(attendee), address: attendee.email },
    attachments: [...attachments, ...(kind === 'registration_confirmed' ? ticketOf(event, attendee) : [])],
  }
}

/** Returns the template data of a registered attendee and their event. */
export function mailDataOf(
  ctx: Pick<Services, 'secret' | 'siteUrl'>,
  event: RegistrationEvent,
  attendee: Addressee,
): MailData {
  const { first_name, last_name, email, status } = attendee
  const url = personalLink(ctx, { attendeeId: attendee.id, linkNo: attendee.link_no, email })
  return {
    event: mailEventOf(ctx, event),
    attendee: { first_name, last_name, email, status, registration_url: url },
    values: resolvedValues(event.value_definitions, attendee, event.event_language),
    ...(attendee.until ? { place: { offered_until: attendee.until, url } } : {}),
  }
}

export function mailEventOf(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  event: RegistrationEvent,
): NonNullable<MailData['event']> {
  return {
    name: event.name,
    starts_at: event.event_date,
    ends_at: event.event_end_date,
    time_zone: event.event_timezone,
    location: event.event_location,
    description: event.event_description,
    online_url: event.online_url,
    url: event.visibility === 'private' ? null : `${siteUrl}/e/${event.slug}`,
  }
}

function ticketOf(event: RegistrationEvent, { id }: Addressee): NewAttachment[] {
  const ticket: NewAttachment[] = [
    { kind: 'ticket_png', fileName: 'ticket.png', subjectId: id, inlineId: 'ticket' },
    { kind: 'ticket_pdf', fileName: 'ticket.pdf', subjectId: id },
  ]
  const hasTime = event.event_date !== null || event.sessions_end !== null
  return hasTime ? [...ticket, { kind: 'attendee_ics', fileName: 'event.ics', subjectId: id }] : ticket
}
