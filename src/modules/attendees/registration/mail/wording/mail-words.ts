import type { Language } from '../../../../../lib/text/languages.ts'
import { mailEn } from './mail-en.ts'
import { mailTr } from './mail-tr.ts'
import type { MailWording } from './mail-wording.ts'

export const mailWording: Record<Language, MailWording> = { en: mailEn, tr: mailTr }
