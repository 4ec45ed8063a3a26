import type { Language } from '../../../lib/text/languages.ts'
import { verificationEn } from './messages/verification-en.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'
import { verificationTr } from './messages/verification-tr.ts'

export const verificationMessages: Record<Language, VerificationMessages> = { en: verificationEn, tr: verificationTr }
