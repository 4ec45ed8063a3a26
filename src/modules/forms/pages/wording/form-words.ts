import { translated } from '../../../../lib/text/translated.ts'
import { formEn } from './form-en.ts'
import type { LeadFormMessages } from './form-wording.ts'

declare module '../../../../lib/text/texts.ts' {
  interface Texts {
    leadForm: LeadFormMessages
  }
}

export const leadFormMessages = translated('leadForm', formEn)
