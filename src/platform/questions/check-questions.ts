import { AppError, type FieldProblem } from '../../lib/errors.ts'
import { MAX_PROBLEMS } from '../http/validation/validation.ts'
import { conditionProblems } from './condition-problems.ts'
import { drawnSize } from './drawn-size.ts'
import { optionKey } from './option-key.ts'
import { countConditions, MAX_CONDITIONS } from './question-condition.ts'
import { COUNTED, MAX_CHARACTERS } from './question-limits.ts'
import type { Question } from './question-schema.ts'

/** Bytes of a whole list as JSON, which is read with its event. */
const MAX_BYTES = 100_000

/** Bytes of the form as HTML, which every visitor downloads. An option takes about 150 bytes plus its text twice. */
const MAX_FORM_BYTES = 150_000

/** UTF-16 units of an Excel cell, which must hold all options of a question when exported. */
const MAX_CELL = 32_767

/**
 * `idName` is the name of a question's id in the body, `before` are questions that are asked before the list on the same
 * page, and `elsewhere` those of other lists there.
 */
type Among = { idName?: string; before?: Question[]; elsewhere?: Question[] }

type Problem = [place: 'id' | 'options' | 'min' | 'max', msg: string, type: string, nth?: number]

/**
 * Rejects a list of questions for problems that its schema cannot express. `field` is the name of the list in the body.
 * @throws AppError validation_failed
 */
export function checkQuestions(questions: Question[] | null | undefined, field: string, among: Among = {}): void {
  const { idName = 'id', before = [], elsewhere = [] } = among
  const problems: FieldProblem[] = []
  const earlier = new Map(before.map((question) => [question.id, question]))
  const known = new Set(elsewhere.map(({ id }) => id))
  for (const [index, question] of (questions ?? []).entries()) {
    const found = [...optionProblems(question), ...limitProblems(question)]
    if (known.has(question.id))
      found.unshift(['id', `is also the ${idName} of a question of another registration type`, 'repeated'])
    if (earlier.has(question.id)) found.unshift(['id', `is also the ${idName} of an earlier question`, 'repeated'])
    for (const [place, msg, type, nth] of found) {
      const name = place === 'id' ? idName : place
      const loc = ['body', field, String(index), name, ...(nth === undefined ? [] : [String(nth)])]
      problems.push({ loc, msg: `${name} ${msg}`, type })
    }
    for (const { place, msg, type } of conditionProblems(question, earlier, idName))
      problems.push({ loc: ['body', field, String(index), 'show_if', ...place], msg: `show_if.${msg}`, type })
    earlier.set(question.id, question)
  }
  if (Buffer.byteLength(JSON.stringify(questions ?? [])) > MAX_BYTES) {
    const msg = `${field} may have at most ${MAX_BYTES} bytes as JSON: shorten labels, helps and options`
    problems.push({ loc: ['body', field], msg, type: 'too_long' })
  }
  if (problems.length === 0) problems.push(...formProblems([...before, ...elsewhere, ...(questions ?? [])], field))
  if (problems.length === 0) return
  throw new AppError('validation_failed', 'Some questions cannot be asked as they are.', {
    problems: problems.slice(0, MAX_PROBLEMS),
  })
}

function formProblems(questions: Question[], field: string): FieldProblem[] {
  if (countConditions(questions) > MAX_CONDITIONS) {
    const msg = `${field} would make a form with more than ${MAX_CONDITIONS} questions that have show_if: use fewer`
    return [{ loc: ['body', field], msg, type: 'too_many' }]
  }
  const size = drawnSize(questions)
  if (size <= MAX_FORM_BYTES) return []
  const msg = `${field} would be a form of ${size} bytes, and at most ${MAX_FORM_BYTES} are allowed: use fewer or shorter options, labels and helps`
  return [{ loc: ['body', field], msg, type: 'too_large' }]
}

function optionProblems({ type, options }: Question): Problem[] {
  const given = options ?? []
  if (type !== 'choice' && type !== 'choices')
    return given.length === 0 ? [] : [['options', `are for choice and choices, not for ${type}`, 'not_allowed']]
  if (given.length === 0) return [['options', `must have at least 1 entry, for a ${type} needs some`, 'too_few']]
  if (type === 'choices' && given.join('; ').length > MAX_CELL)
    return [['options', `may have at most ${MAX_CELL} characters together, as a cell of a spreadsheet may`, 'too_long']]
  const keys = given.map(optionKey)
  return keys.flatMap((key, nth): Problem[] =>
    keys.indexOf(key) < nth ? [['options', 'must all be different', 'repeated', nth]] : [],
  )
}

function limitProblems(question: Question): Problem[] {
  const { type } = question
  const counted = COUNTED[type]
  const min = question.min ?? null
  const max = question.max ?? null
  if (counted === undefined)
    return (['min', 'max'] as const).flatMap((place): Problem[] =>
      (question[place] ?? null) === null ? [] : [[place, `means nothing for ${type}: leave it out`, 'not_allowed']],
    )
  const problems = counted === 'number' ? [] : [...bounds(question, 'min'), ...bounds(question, 'max')]
  if (min !== null && max !== null && min > max) problems.push(['min', 'must not be more than max', 'order'])
  return problems
}

/** Checks a limit of a question against the range that its type allows. */
function bounds(question: Question, place: 'min' | 'max'): Problem[] {
  const value = question[place] ?? null
  if (value === null) return []
  const [least, max] = rangeOf(question, place)
  if (!Number.isInteger(value)) return [[place, 'must be a whole number', 'integer_type']]
  if (value < least) return [[place, `must be ${least} or more`, 'too_small']]
  if (value > max) return [[place, `must be ${max} or less`, 'too_large']]
  return []
}

function rangeOf({ type, options }: Question, place: 'min' | 'max'): [least: number, most: number] {
  if (type === 'rating') return place === 'min' ? [1, 1] : [2, 10]
  const most = type === 'choices' ? Math.max(1, options?.length ?? 0) : MAX_CHARACTERS[type as 'short_text']
  return [place === 'min' ? 0 : 1, most]
}
