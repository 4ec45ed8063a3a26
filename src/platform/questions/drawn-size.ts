import { PROBLEM_TYPES, type ProblemWords } from './problem-types.ts'
import { questionFields } from './question-fields.ts'
import type { Question } from './question-schema.ts'
import type { QuestionWords } from './question-words.ts'

const none = () => ''
const NO_WORDS: QuestionWords = {
  required: '',
  optional: '',
  yes: '',
  no: '',
  choose: '',
  noAnswer: '',
  limits: { characters: none, number: none, choices: none },
  problems: Object.fromEntries(PROBLEM_TYPES.map((type) => [type, none])) as unknown as ProblemWords,
}

/** Returns the size in bytes of these questions as an HTML form, without the texts of a language. */
export function drawnSize(questions: Question[]): number {
  return Buffer.byteLength(questionFields({ questions, values: {}, problems: [], words: NO_WORDS }))
}
