import { translated } from '../../../lib/text/translated.ts'
import type { QuestionWords } from '../question-words.ts'
import { questionEn } from './question-en.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    question: QuestionWords
  }
}

export const questionMessages = translated('question', questionEn)
