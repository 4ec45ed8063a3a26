import type { Language } from '../../../../lib/text/languages.ts'
import { personalEn } from './personal-en.ts'
import { personalTr } from './personal-tr.ts'
import type { PersonalWording } from './personal-wording.ts'

export const personalWording: Record<Language, PersonalWording> = { en: personalEn, tr: personalTr }
