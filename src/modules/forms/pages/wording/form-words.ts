import type { Language } from '../../../../lib/text/languages.ts'
import { formEn } from './form-en.ts'
import { formTr } from './form-tr.ts'
import type { LeadFormMessages } from './form-wording.ts'

export const leadFormMessages: Record<Language, LeadFormMessages> = { en: formEn, tr: formTr }
