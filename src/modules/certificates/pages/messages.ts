import { translated } from '../../../lib/text/translated.ts'
import { verificationEn } from './messages/verification-en.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    verification: VerificationMessages
  }
}

export const verificationMessages = translated('verification', verificationEn)
