import { isolated } from '../../../lib/text/isolated.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { layOut, loadMailLook, logoOf, queueEmail } from '../../emails/index.ts'
import { linkAddress } from './person-link-token.ts'

const MESSAGES = {
  en: {
    invite: {
      subject: (of: string) => `You are invited to ${of}`,
      paragraphs: (of: string) => [
        `You are invited to work with ${of} on its events, attendees and certificates.`,
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
  },
  tr: {
    invite: {
      subject: (of: string) => `${of} sizi davet ediyor`,
      paragraphs: (of: string) => [
        `${of} ile etkinlikler, katılımcılar ve sertifikalar üzerinde çalışmaya davet edildiniz.`,
        'Bağlantı yedi gün içinde bir kez kullanılabilir.',
      ],
      button: 'Daveti kabul et',
    },
    sign_in: {
      subject: () => 'Giriş bağlantınız',
      paragraphs: () => [
        'Bu bağlantıyla parola olmadan giriş yaparsınız.',
        'On beş dakika içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
      ],
      button: 'Giriş yap',
    },
    reset: {
      subject: () => 'Yeni bir parola belirleyin',
      paragraphs: () => [
        'Bu bağlantıyla yeni bir parola belirlersiniz; başka her yerde oturumunuz kapatılır.',
        'Bir saat içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
      ],
      button: 'Parola belirle',
    },
    footer: 'Bu e-postayı, biri adresinizi girdiği için alıyorsunuz.',
  },
} as const

const PAGES = { invite: 'invitation', sign_in: 'link', reset: 'reset' } as const

/** Queues the email of a link. The API shows such emails without the token after `#`. */
export async function mailLink(
  ctx: TxContext,
  purpose: keyof typeof PAGES,
  { token, to, language }: { token: string; to: { name: string; address: string }; language: string | null },
): Promise<void> {
  const look = await loadMailLook(ctx)
  const spoken = languageOf(language ?? look.organisation_language) ?? 'en'
  const words = MESSAGES[spoken][purpose]
  const subject = words.subject(isolated(look.organisation))
  const content = layOut({
    language: spoken,
    look,
    heading: subject,
    paragraphs: words.paragraphs(isolated(look.organisation)),
    facts: [],
    picture: null,
    footer: MESSAGES[spoken].footer,
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
