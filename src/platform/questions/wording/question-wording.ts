import type { Language } from '../../../lib/text/languages.ts'
import type { QuestionWords } from '../question-words.ts'
import { questionEn } from './question-en.ts'
import { questionTr } from './question-tr.ts'

export const questionMessages: Record<Language, QuestionWords> = { en: questionEn, tr: questionTr }
