import { shortName } from '../http/validation/short-name.ts'
import { MAX_PROBLEMS } from '../http/validation/validation.ts'
import type { QuestionProblem } from './problem-types.ts'
import { shownQuestions } from './question-condition.ts'
import type { Question } from './question-schema.ts'
import { type Answer, validateAnswer } from './validate-answer.ts'

/** Answers by question id, without unanswered questions. */
export type Answers = Record<string, Answer>

/**
 * Validates answers by question id. With `complete`, every required question that is shown must be answered, and answers
 * to hidden ones are ignored; otherwise only the given answers are validated, whatever their conditions, and null, blank
 * or an empty list clears an answer. Answers are returned as they are stored:
 * trimmed, line breaks as LF, options as the question spells and orders them.
 */
export function validateAnswers(
  questions: Question[],
  given: Record<string, unknown>,
  { complete }: { complete: boolean },
): { answers: Answers; problems: QuestionProblem[] } {
  const answers: Answers = {}
  const problems: QuestionProblem[] = []
  for (const question of complete ? shownQuestions(questions, given) : questions) {
    const { id, type } = question
    // An id such as `constructor` is also a property of every object.
    const value = Object.hasOwn(given, id) ? (given[id] ?? null) : null
    const verdict = value === null ? null : validateAnswer(question, value)
    if (verdict === null) {
      if (complete && question.required) problems.push({ id, type: type === 'consent' ? 'not_consented' : 'missing' })
    } else if ('answer' in verdict) answers[id] = verdict.answer
    else problems.push({ id, ...verdict })
  }
  return { answers, problems: [...problems, ...unknownIds(questions, given)] }
}

/** A body has room for a hundred thousand ids, each as long as the body. */
function unknownIds(questions: Question[], given: Record<string, unknown>): QuestionProblem[] {
  const known = new Set(questions.map(({ id }) => id))
  const problems: QuestionProblem[] = []
  for (const id of Object.keys(given)) {
    if (!known.has(id)) problems.push({ id: shortName(id), type: 'unknown_question' })
    if (problems.length === MAX_PROBLEMS) break
  }
  return problems
}
