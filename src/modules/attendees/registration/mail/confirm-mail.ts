import { isolated } from '../../../../lib/text/isolated.ts'
import { languageOf } from '../../../../lib/text/languages.ts'
import type { Services } from '../../../../platform/context/context.ts'
import { layOut, logoOf, type MailLook, type NewEmail, nameToGreet } from '../../../emails/index.ts'
import type { RegistrationEvent } from '../../records/registration-event.ts'
import { mailMessages } from './messages.ts'

type Confirming = {
  event: RegistrationEvent
  input: { first_name: string; last_name?: string; email: string; language?: string }
  look: MailLook
  token: string
  /** Until the link expires. */
  hours: number
}

/** Returns the email by which the owner of an address confirms a registration. */
export function confirmMail(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  { event, input, look, token, hours }: Confirming,
): NewEmail {
  const { first_name, last_name = '', email } = input
  const name = nameToGreet({ first_name, last_name })
  const language = languageOf(input.language ?? event.event_language) ?? 'en'
  const words = mailMessages[language]
  const { subject, heading, paragraphs, button } = words.confirm(isolated(event.name), hours)
  const content = layOut({
    language,
    look,
    heading,
    paragraphs: [words.hello(name && isolated(name)), ...paragraphs],
    facts: [],
    picture: null,
    button: { text: button, url: `${siteUrl}/confirm/${token}` },
    footer: words.confirmFooter,
  })
  return {
    kind: 'registration_confirm',
    eventId: event.id,
    attendeeId: null,
    language,
    subject,
    ...content,
    to: { name, address: email },
    attachments: logoOf(look),
  }
}
