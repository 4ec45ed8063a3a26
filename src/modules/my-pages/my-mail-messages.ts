import type { Language } from '../../lib/text/languages.ts'

type MyMailMessages = { subject: string; paragraphs: readonly string[]; button: string; footer: string }

/** Texts of the email with a link. */
export const myMailMessages: Record<Language, MyMailMessages> = {
  en: {
    subject: 'Your tickets and certificates',
    paragraphs: [
      'This link shows your tickets, certificates, badges and training.',
      'It can be used once, within 30 minutes. If you did not request it, you can ignore this email.',
    ],
    button: 'Show my tickets and certificates',
    footer: 'You are receiving this email because somebody entered your address.',
  },
  tr: {
    subject: 'Biletleriniz ve sertifikalarınız',
    paragraphs: [
      'Bu bağlantı biletlerinizi, sertifikalarınızı, rozetlerinizi ve eğitimlerinizi gösterir.',
      'Bağlantı 30 dakika içinde bir kez kullanılabilir. Siz istemediyseniz bu e-postayı yok sayabilirsiniz.',
    ],
    button: 'Biletlerimi ve sertifikalarımı göster',
    footer: 'Bu e-postayı, biri adresinizi girdiği için alıyorsunuz.',
  },
}
