import { isolated } from '../../../lib/text/isolated.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { layOut, loadMailLook, logoOf, queueEmail } from '../../emails/index.ts'
import { linkAddress } from './person-link-token.ts'

type LinkMail = {
  subject: (organisation: string) => string
  paragraphs: (organisation: string) => string[]
  button: string
}

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    linkMail: Record<'invite' | 'sign_in' | 'reset', LinkMail> & { footer: string }
  }
}

const linkMailMessages = translated('linkMail', {
  invite: {
    subject: (organisation) => `You are invited to ${organisation}`,
    paragraphs: (organisation) => [
      `You are invited to work with ${organisation} on its events, attendees and certificates.`,
      'The link can be used once, within seven days.',
    ],
    button: 'Accept the invitation',
  },
  sign_in: {
    subject: () => 'Your sign-in link',
    paragraphs: () => [
      'Use this link to sign in without a password.',
      'It can be used once, within fifteen minutes. If you did not request it, you can ignore this email.',
    ],
    button: 'Sign in',
  },
  reset: {
    subject: () => 'Set a new password',
    paragraphs: () => [
      'Use this link to set a new password. You will be signed out everywhere else.',
      'It can be used once, within an hour. If you did not request it, you can ignore this email.',
    ],
    button: 'Set a password',
  },
  footer: 'You are receiving this email because somebody entered your address.',
})

const PAGES = { invite: 'invitation', sign_in: 'link', reset: 'reset' } as const

/** Queues the email of a link. The API shows such emails without the token after `#`. */
export async function mailLink(
  ctx: TxContext,
  purpose: keyof typeof PAGES,
  { token, to, language }: { token: string; to: { name: string; address: string }; language: string | null },
): Promise<void> {
  const look = await loadMailLook(ctx)
  const spoken = languageOf(language ?? look.organisation_language) ?? 'en'
  const words = linkMailMessages[spoken][purpose]
  const subject = words.subject(isolated(look.organisation))
  const content = layOut({
    language: spoken,
    look,
    heading: subject,
    paragraphs: words.paragraphs(isolated(look.organisation)),
    facts: [],
    picture: null,
    footer: linkMailMessages[spoken].footer,
    button: { text: words.button, url: linkAddress(ctx, PAGES[purpose], token) },
  })
  await queueEmail(ctx, {
    kind: `person_${purpose}`,
    eventId: null,
    attendeeId: null,
    to,
    language: spoken,
    subject,
    ...content,
    attachments: logoOf(look),
    fromInstallation: true,
  })
}
