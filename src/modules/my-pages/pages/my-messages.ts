import type { Language } from '../../../lib/text/languages.ts'
import { myEn } from './my-en.ts'
import { myTr } from './my-tr.ts'
import type { MyMessages } from './my-wording.ts'

export const myMessages: Record<Language, MyMessages> = { en: myEn, tr: myTr }
