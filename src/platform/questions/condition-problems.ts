import { shortName } from '../http/validation/short-name.ts'
import { optionKey } from './option-key.ts'
import { CLOSED_TYPES } from './question-condition.ts'
import { limitsOf } from './question-limits.ts'
import type { Question } from './question-schema.ts'

type ConditionProblem = { place: string[]; msg: string; type: string }

/**
 * Returns what is wrong with the condition of a question. It can only name an earlier question, so conditions never form
 * a circle.
 * @param idName the name of a question's id in the body
 */
export function conditionProblems(
  { show_if: condition }: Question,
  earlier: ReadonlyMap<string, Question>,
  idName: string,
): ConditionProblem[] {
  if (!condition) return []
  const { question_id, is_any_of } = condition
  const on = earlier.get(question_id)
  const wrong = (msg: string, type: string) => [{ place: ['question_id'], msg: `question_id ${msg}`, type }]
  if (on === undefined)
    return wrong(
      `must be the ${idName} of an earlier question: "${shortName(question_id)}" is not`,
      'unknown_reference',
    )
  if (!CLOSED_TYPES.includes(on.type))
    return wrong(`must be a question of type ${CLOSED_TYPES.join(', ')}, not ${on.type}`, 'not_allowed')
  const seen = new Set<string>()
  return is_any_of.flatMap((value, nth) => {
    const key = typeof value === 'string' ? optionKey(value) : String(value)
    const told = { place: ['is_any_of', String(nth)] }
    const [isPossible, choices] = possible(on, value)
    if (!isPossible) return [{ ...told, msg: `is_any_of must have ${choices}`, type: 'no_option' }]
    if (seen.has(key)) return [{ ...told, msg: 'is_any_of must have each answer once', type: 'repeated' }]
    seen.add(key)
    return []
  })
}

/** Returns whether a question can be answered with a value, and which values are possible, in words. */
function possible(question: Question, value: string | number | boolean): [isPossible: boolean, choices: string] {
  const { type, options } = question
  if (type === 'yes_no') return [typeof value === 'boolean', 'true or false']
  if (type === 'consent') return [value === true, 'true']
  if (type === 'rating') {
    const { max } = limitsOf(question)
    return [Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max, `whole numbers from 1 to ${max}`]
  }
  const isOption = typeof value === 'string' && (options ?? []).some((option) => optionKey(option) === optionKey(value))
  return [isOption, `options of "${question.id}"`]
}
