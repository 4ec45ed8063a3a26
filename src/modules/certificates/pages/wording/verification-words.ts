import type { Language } from '../../../../lib/text/languages.ts'
import { verificationEn } from './verification-en.ts'
import { verificationTr } from './verification-tr.ts'
import type { VerificationWording } from './verification-wording.ts'

export const verificationWording: Record<Language, VerificationWording> = { en: verificationEn, tr: verificationTr }
