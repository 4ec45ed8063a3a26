import type { Language } from '../../../../lib/text/languages.ts'
import { formEn } from './form-en.ts'
import { formTr } from './form-tr.ts'
import type { FormWording } from './form-wording.ts'

export const formWording: Record<Language, FormWording> = { en: formEn, tr: formTr }
