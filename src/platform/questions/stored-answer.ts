import { sha256 } from '../../lib/crypto/sha256.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import type { Question } from './question-schema.ts'
import type { Answer } from './validate-answer.ts'
import type { Answers } from './validate-answers.ts'

/** An answer as it is kept, with its question as it was asked. */
export type StoredAnswer = { question_id: string; type: Question['type']; question: string; answer: Answer }

/** Of all that somebody writes, so that thousands of responses are counted and searched within seconds. */
export const MAX_WRITTEN = 20_000

/** Answers in the order of their questions; what was answered to questions that are asked no more stays, behind them. */
export function answersToStore(questions: Question[], answers: Answers, before: StoredAnswer[]): StoredAnswer[] {
  const asked = new Set(questions.map(({ id }) => id))
  const answered = questions.flatMap(({ id, type, label }) =>
    Object.hasOwn(answers, id) ? [{ question_id: id, type, question: label, answer: answers[id]! }] : [],
  )
  return [...answered, ...before.filter(({ question_id }) => !asked.has(question_id))]
}

/** Answers that fit their questions as they are asked now, to be shown in a form. */
export function currentAnswers(questions: Question[], stored: StoredAnswer[]): Answers {
  const types = new Map(questions.map(({ id, type }) => [id, type]))
  const current = stored.filter(({ question_id, type }) => types.get(question_id) === type)
  return Object.fromEntries(current.map(({ question_id, answer }) => [question_id, answer]))
}

/** How many characters were written, rather than chosen. */
export function writtenLength(questions: Question[], answers: Answers): number {
  const written = questions.map(({ id, type }) =>
    type !== 'choice' && Object.hasOwn(answers, id) ? answers[id] : null,
  )
  return written.reduce<number>((sum, answer) => sum + (typeof answer === 'string' ? answer.length : 0), 0)
}

/** What searches look in: the first `most` characters of what was answered in words. */
export function searchedText(answers: StoredAnswer[], most: number): string {
  const words = answers.flatMap(({ answer }) => (typeof answer === 'boolean' ? [] : [answer].flat().map(String)))
  return searchKey(words.join(' ').slice(0, most).toWellFormed())
}

/** Tells questions from the same ones before a change. */
export function questionsKey(questions: Question[]): string {
  return sha256(JSON.stringify(questions)).toString('base64url').slice(0, 22)
}
