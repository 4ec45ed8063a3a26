import type { Language } from '../../../../lib/text/languages.ts'
import { registrationEn } from './registration-en.ts'
import { registrationTr } from './registration-tr.ts'
import type { RegistrationWording } from './registration-wording.ts'

export const registrationWording: Record<Language, RegistrationWording> = { en: registrationEn, tr: registrationTr }
