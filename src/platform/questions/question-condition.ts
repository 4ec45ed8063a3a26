import { optionKey } from './option-key.ts'
import type { Question, QuestionType } from './question-schema.ts'

/** The types of questions that a condition can depend on: their answers are chosen. */
export const CLOSED_TYPES: readonly QuestionType[] = ['yes_no', 'choice', 'choices', 'rating', 'consent']

/** The most parts of a page that can be hidden, each by a rule of its own in the stylesheet. */
export const MAX_HIDDEN_PARTS = 100

/** The most questions with conditions on a page; the other parts are the questions of registration types. */
export const MAX_CONDITIONS = 80

/** UTF-16 units; no option is longer when it is sent. */
const MAX_OPTION_UNITS = 1_200

/** Returns the keys of the options that an answer chooses; yes and no have these words as keys. */
export function chosenKeys(value: unknown): Set<string> {
  const all = Array.isArray(value) ? value : [value]
  return new Set(
    all
      .map(textOf)
      .filter((text) => text.length <= MAX_OPTION_UNITS)
      .map(optionKey),
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns the questions that are shown to a person with these answers: a condition is met by an answer to a question
 * that is itself shown. The stylesheet of the pages decides the same by the options that are chosen.
 */
export function shownQuestions(questions: Question[], given: Record<string, unknown>): Question[] {
  const chosen = new Map<string, Set<string>>()
  return questions.filter(({ id, show_if: condition }) => {
    const isShown =
      !condition ||
      condition.is_any_of.some((value) => chosen.get(condition.question_id)?.has(optionKey(textOf(value))))
    if (isShown) chosen.set(id, chosenKeys(Object.hasOwn(given, id) ? given[id] : null))
    return isShown
  })
}

/** CSS classes of questions and of their options, by question id. */
export type ConditionClasses = { hidden: Map<string, string>; opening: Map<string, Map<string, string>> }

/**
 * Returns the classes by which the stylesheet hides questions: `if-3` is hidden unless an option with `opens-3` is
 * chosen. A question that depends on a hidden one is hidden with it.
 */
export function conditionClasses(questions: Question[]): ConditionClasses {
  const hidden = new Map<string, string>()
  const opening = new Map<string, Map<string, string>>()
  let number = 1
  for (const { id, show_if: condition } of questions) {
    if (!condition) continue
    const before = hidden.get(condition.question_id)
    hidden.set(id, `${before ? `${before} ` : ''}if-${number}`)
    const options = opening.get(condition.question_id) ?? new Map<string, string>()
    for (const value of condition.is_any_of) {
      const key = optionKey(textOf(value))
      options.set(key, `${options.has(key) ? `${options.get(key)} ` : ''}opens-${number}`)
    }
    opening.set(condition.question_id, options)
    number += 1
  }
  return { hidden, opening }
}

/** Returns how many of these questions have a condition. */
export function countConditions(questions: Question[]): number {
  return questions.filter(({ show_if }) => show_if).length
}

/**
 * The rules that hide what a condition hides, each for itself, because a browser that cannot read one must show the
 * part. In a form for several people each `person` chooses for themselves. The service ignores the answers to questions that it would hide.
 */
export const CONDITION_RULES = Array.from(
  { length: MAX_HIDDEN_PARTS },
  (_, index) => `:is(form, .person):not(:has(.opens-${index + 1}:checked)) .if-${index + 1} {\n  display: none;\n}\n`,
).join('')
