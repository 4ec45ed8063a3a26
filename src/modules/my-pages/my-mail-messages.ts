import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    myMail: MyMailMessages
  }
}

type MyMailMessages = { subject: string; paragraphs: readonly string[]; button: string; footer: string }

/** Texts of the email with a link. */
export const myMailMessages = translated('myMail', {
  subject: 'Your tickets and certificates',
  paragraphs: [
    'This link shows your tickets, certificates, badges and training.',
    'It can be used once, within 30 minutes. If you did not request it, you can ignore this email.',
  ],
  button: 'Show my tickets and certificates',
  footer: 'You are receiving this email because somebody entered your address.',
})
