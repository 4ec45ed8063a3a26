import { translated } from '../../lib/text/translated.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    walletMail: WalletMailMessages
  }
}

type WalletMailMessages = {
  subject: string
  paragraphs: readonly string[]
  code: string
  credential: string
  footer: string
}

/** Texts of the email with the code that a wallet asks for. */
export const walletMailMessages = translated('walletMail', {
  subject: 'Your code for the wallet',
  paragraphs: [
    'Your wallet asks for this code. Type it there, and give it to nobody.',
    'It can be used once, within 30 minutes. If you did not request it, you can ignore this email.',
  ],
  code: 'Code',
  credential: 'Certificate or badge',
  footer: 'You are receiving this email because somebody requested your certificate or badge for a wallet.',
})
