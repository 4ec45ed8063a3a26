import { sha256 } from '../../lib/crypto/sha256.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import type { Question } from './question-schema.ts'
import type { Answer } from './validate-answer.ts'
import type { Answers } from './validate-answers.ts'

/** An answer as it is stored, with the question as it was asked. */
export type StoredAnswer = { question_id: string; type: Question['type']; question: string; answer: Answer }

/**
 * Characters of everything that one person writes, so that thousands of responses are counted and searched within
 * seconds.
 */
export const MAX_WRITTEN = 20_000

/** Returns answers in the order of their questions; answers to questions that no longer exist follow. */
export function answersToStore(questions: Question[], answers: Answers, before: StoredAnswer[]): StoredAnswer[] {
  const asked = new Set(questions.map(({ id }) => id))
  const answered = questions.flatMap(({ id, type, label }) =>
    Object.hasOwn(answers, id) ? [{ question_id: id, type, question: label, answer: answers[id]! }] : [],
  )
  return [...answered, ...before.filter(({ question_id }) => !asked.has(question_id))]
}

/** Returns the answers that fit the current questions, to show in a form. */
export function currentAnswers(questions: Question[], stored: StoredAnswer[]): Answers {
  const types = new Map(questions.map(({ id, type }) => [id, type]))
  const current = stored.filter(({ question_id, type }) => types.get(question_id) === type)
  return Object.fromEntries(current.map(({ question_id, answer }) => [question_id, answer]))
}

/** Counts the characters that were written rather than chosen. */
export function writtenLength(questions: Question[], answers: Answers): number {
  const written = questions.map(({ id, type }) =>
    type !== 'choice' && Object.hasOwn(answers, id) ? answers[id] : null,
  )
  return written.reduce<number>((sum, answer) => sum + (typeof answer === 'string' ? answer.length : 0), 0)
}

/** Returns the search key of answers: of the first `max` characters that were answered in words. */
export function searchedText(answers: StoredAnswer[], max: number): string {
  const words = answers.flatMap(({ answer }) => (typeof answer === 'boolean' ? [] : [answer].flat().map(String)))
  return searchKey(words.join(' ').slice(0, max).toWellFormed())
}

/** Returns a key that changes with the questions. */
export function questionsKey(questions: Question[]): string {
  return sha256(JSON.stringify(questions)).toString('base64url').slice(0, 22)
}
