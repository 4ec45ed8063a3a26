import { translated } from '../../../lib/text/translated.ts'
import { fileCheckEn } from './messages/file-check-en.ts'
import type { FileCheckMessages } from './messages/file-check-messages.ts'
import { verificationEn } from './messages/verification-en.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    verification: VerificationMessages
    fileCheck: FileCheckMessages
  }
}

export const verificationMessages = translated('verification', verificationEn)
export const fileCheckMessages = translated('fileCheck', fileCheckEn)
