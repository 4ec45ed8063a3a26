import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { hasControlCharacter, isVisible } from '../../lib/text/visible-text.ts'
import { isEmail } from '../http/validation/text-formats.ts'
import { optionKey } from './option-key.ts'
import type { ProblemType, QuestionProblem } from './problem-types.ts'
import { limitsOf } from './question-limits.ts'
import type { Question, QuestionType } from './question-schema.ts'

export type Answer = string | number | boolean | string[]

/** null: not answered. */
type Verdict = { answer: Answer } | Omit<QuestionProblem, 'id'> | null

/** Longer than any option (300 characters) can be when sent. */
const MAX_OPTION_UNITS = 1_200

const validators: Record<QuestionType, (value: unknown, question: Question) => Verdict> = {
  short_text: (value, question) => validateText(value, question, (text) => (text.includes('\n') ? 'many_lines' : null)),
  long_text: (value, question) => validateText(value, question, () => null),
  email: (value, question) => validateText(value, question, (text) => (isEmail(text) ? null : 'not_an_email')),
  phone: (value, question) => validateText(value, question, (text) => (isPhone(text) ? null : 'not_a_phone')),
  url: (value, question) => validateText(value, question, (text) => (isLink(text) ? null : 'not_a_link')),
  date: (value, question) => validateText(value, question, (text) => (isDay(text) ? null : 'not_a_date')),
  number: (value, question) =>
    typeof value === 'number' && Number.isFinite(value) ? validateSize(value, question) : { type: 'not_a_number' },
  rating: (value, question) =>
    Number.isInteger(value) ? validateSize(value as number, question) : { type: 'not_a_whole_number' },
  yes_no: (value) => (typeof value === 'boolean' ? { answer: value } : { type: 'not_yes_or_no' }),
  consent: (value) => (value === false ? null : value === true ? { answer: true } : { type: 'not_yes_or_no' }),
  choice: validateChoice,
  choices: validateChoices,
}

/** Validates an answer that is not null. */
export function validateAnswer(question: Question, value: NonNullable<unknown>): Verdict {
  return validators[question.type](value, question)
}

function validateText(value: unknown, question: Question, form: (text: string) => ProblemType | null): Verdict {
  if (typeof value !== 'string') return { type: 'not_a_text' }
  const text = value.replace(/\r\n?/g, '\n').trim()
  if (!isVisible(text)) return null
  if (!text.isWellFormed() || hasControlCharacter(text)) return { type: 'unreadable_text' }
  const { min, max } = limitsOf(question)
  // A character has one or two units, so the characters of a text of megabytes need not be counted.
  const length = text.length > 2 * max ? text.length : Array.from(text).length
  if (length > max) return { type: 'too_long', params: { limit: max } }
  if (length < min) return { type: 'too_short', params: { limit: min } }
  const type = form(text)
  return type === null ? { answer: text } : { type }
}

function isPhone(text: string): boolean {
  const digits = text.replace(/[^0-9]/g, '').length
  return /^[0-9 ()+./-]*$/.test(text) && digits >= 4 && digits <= 20
}

function isLink(text: string): boolean {
  return /^https?:\/\/\S*$/i.test(text) && URL.canParse(text)
}

function isDay(text: string): boolean {
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && parseTimestamp(text) !== null
}

function validateSize(value: number, question: Question): Verdict {
  const { min, max } = limitsOf(question)
  if (value < min) return { type: 'too_small', params: { limit: min } }
  if (value > max) return { type: 'too_large', params: { limit: max } }
  // JSON has no negative zero.
  return { answer: value + 0 }
}

function validateChoice(value: unknown, { options }: Question): Verdict {
  if (typeof value !== 'string') return { type: 'not_a_text' }
  const key = keyOf(value)
  if (key === '') return null
  const option = options?.find((option) => optionKey(option) === key)
  return option === undefined ? { type: 'no_option' } : { answer: option }
}

function validateChoices(value: unknown, question: Question): Verdict {
  if (!Array.isArray(value)) return { type: 'not_a_list' }
  if (value.length === 0) return null
  const options = question.options ?? []
  const { min } = limitsOf(question)
  const max = Math.min(limitsOf(question).max, options.length)
  if (value.length > max) return { type: 'too_many', params: { limit: max } }
  const chosen = new Set(value.map((one) => (typeof one === 'string' ? keyOf(one) : null)))
  const known = options.filter((option) => chosen.has(optionKey(option)))
  if (known.length < chosen.size) return { type: 'no_option' }
  if (chosen.size < value.length) return { type: 'repeated_option' }
  return known.length < min ? { type: 'too_few', params: { limit: min } } : { answer: known }
}

/** null for a text longer than any option. */
function keyOf(text: string): string | null {
  return text.length > MAX_OPTION_UNITS ? null : optionKey(text)
}
