import { isolated } from '../../../lib/text/isolated.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { MailKind } from './mail-kinds.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    mailFooter: Reasons
  }
}

/** Reasons for receiving an email. The names are user input. */
type Reasons = {
  registration: (event: string) => string
  event: (event: string) => string
  certificate: (organisation: string) => string
  training: (organisation: string) => string
  other: (organisation: string) => string
  unsubscribe: string
}

const reasons = translated('mailFooter', {
  registration: (event) =>
    `You are receiving this email because this address was registered for ${event}. If that was not you, cancel the registration with the link above.`,
  event: (event) => `You are receiving this email because you are registered for ${event}.`,
  certificate: (organisation) => `You are receiving this email because ${organisation} issued a certificate to you.`,
  training: (organisation) => `You are receiving this email because ${organisation} keeps a record of your training.`,
  other: (organisation) => `${organisation} sent you this email.`,
  unsubscribe: 'Unsubscribe',
})

/** The footer of an email: the reason for receiving it, and the text of the unsubscribe link. */
export function footerWords(
  language: Language,
  about: { kind: MailKind | null; event: string | null; organisation: string },
): { footer: string; unsubscribe: string } {
  const words = reasons[language]
  const organisation = isolated(about.organisation)
  const event = about.event === null ? null : isolated(about.event)
  return { footer: reason(words, about.kind, event, organisation), unsubscribe: words.unsubscribe }
}

function reason(words: Reasons, kind: MailKind | null, event: string | null, organisation: string): string {
  if (kind === 'certificate' || kind === 'certificate_expiring') return words.certificate(organisation)
  if (kind === 'lms_course_completed' || kind === 'compliance_overdue') return words.training(organisation)
  if (event === null) return words.other(organisation)
  return kind === 'registration_confirmed' || kind === 'place_offered' ? words.registration(event) : words.event(event)
}
