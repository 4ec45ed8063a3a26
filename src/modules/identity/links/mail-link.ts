import { isolated } from '../../../lib/text/isolated.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { layOut, loadMailLook, logoOf, queueEmail } from '../../emails/index.ts'
import { linkAddress } from './person-link-token.ts'

const WORDS = {
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
      subject: () => 'Your link to sign in',
      paragraphs: () => [
        'With this link you are signed in without a password.',
        'It can be used once, within fifteen minutes. If it was not you who asked for it, do nothing.',
      ],
      button: 'Sign in',
    },
    reset: {
      subject: () => 'Choose another password',
      paragraphs: () => [
        'With this link you choose another password, and everybody who is signed in as you is signed out.',
        'It can be used once, within an hour. If it was not you who asked for it, do nothing.',
      ],
      button: 'Choose a password',
    },
    footer: 'You get this since somebody entered your address.',
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
        'On beş dakika içinde bir kez kullanılabilir. İsteyen siz değilseniz bir şey yapmanız gerekmez.',
      ],
      button: 'Giriş yap',
    },
    reset: {
      subject: () => 'Yeni bir parola seçin',
      paragraphs: () => [
        'Bu bağlantıyla yeni bir parola seçersiniz; sizin adınıza açık olan bütün oturumlar kapanır.',
        'Bir saat içinde bir kez kullanılabilir. İsteyen siz değilseniz bir şey yapmanız gerekmez.',
      ],
      button: 'Parola seç',
    },
    footer: 'Bu iletiyi, biri adresinizi girdiği için alıyorsunuz.',
  },
} as const

const PAGES = { invite: 'invitation', sign_in: 'link', reset: 'reset' } as const

/** Queues the mail of a link. The API tells what mails say without what stands after # in it. */
export async function mailLink(
  ctx: TxContext,
  purpose: keyof typeof PAGES,
  { token, to, language }: { token: string; to: { name: string; address: string }; language: string | null },
): Promise<void> {
  const look = await loadMailLook(ctx)
  const spoken = languageOf(language ?? look.organisation_language) ?? 'en'
  const words = WORDS[spoken][purpose]
  const subject = words.subject(isolated(look.organisation))
  const content = layOut({
    language: spoken,
    look,
    heading: subject,
    paragraphs: words.paragraphs(isolated(look.organisation)),
    facts: [],
    picture: null,
    footer: WORDS[spoken].footer,
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
  })
}
