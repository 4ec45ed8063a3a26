import type { Event } from '@laurel/client'
import { keyOfLabel } from '../key-of-label.ts'
import { randomId } from '../random-id.ts'

export type Question = NonNullable<Event['registration_questions']>[number]
export type QuestionKind = Question['type']

export const KINDS: readonly QuestionKind[] = [
  'short_text',
  'long_text',
  'choice',
  'choices',
  'yes_no',
  'rating',
  'number',
  'date',
  'email',
  'phone',
  'url',
  'consent',
]

/** The limits that a question of a kind can have. */
export const LIMITS: Partial<Record<QuestionKind, readonly ('min' | 'max')[]>> = {
  short_text: ['min', 'max'],
  long_text: ['min', 'max'],
  number: ['min', 'max'],
  choices: ['min', 'max'],
  rating: ['max'],
}

export const hasOptions = (type: QuestionKind) => type === 'choice' || type === 'choices'

/** A question as it is edited: options and limits are texts, as they are typed. */
export type Draft = {
  /** Identifies the row of the editor. */
  key: string
  /** Key of the stored answers; null until the question is saved, when it follows the label. */
  id: string | null
  type: QuestionKind
  label: string
  help: string
  required: boolean
  /** One option per line. */
  options: string
  min: string
  max: string
  showIf: ShowIf | null
}

/** Answers to another question, by the key of its row, with which a question is shown. */
type ShowIf = { on: string; values: readonly string[] }

export const newDraft = (given: Partial<Draft> = {}): Draft => ({
  key: randomId(),
  id: null,
  type: 'short_text',
  label: '',
  help: '',
  required: false,
  options: '',
  min: '',
  max: '',
  showIf: null,
  ...given,
})

/**
 * @param keys of the rows that the questions have already
 * @param before drafts of earlier questions, on which these can depend
 */
export function draftsOf(
  questions: readonly Question[],
  keys: readonly string[] = [],
  before: readonly Draft[] = [],
): Draft[] {
  const drafts = questions.map((question, nth) => draftOf(question, keys[nth]))
  return drafts.map((draft, nth) => {
    const condition = questions[nth]!.show_if
    const on = condition && [...before, ...drafts].find(({ id }) => id === condition.question_id)
    return on ? { ...draft, showIf: { on: on.key, values: condition.is_any_of.map(String) } } : draft
  })
}

function draftOf({ id, type, label, help, required, options, min, max }: Question, key?: string): Draft {
  return newDraft({
    ...(key !== undefined && { key }),
    id,
    type,
    label,
    help: help ?? '',
    required: required ?? false,
    options: (options ?? []).join('\n'),
    min: min == null ? '' : String(min),
    max: max == null ? '' : String(max),
  })
}

/**
 * The questions as the API takes them. New ones get ids from their labels.
 * @param answered ids of former questions, whose stored answers a new one must not take over
 * @param before drafts of earlier questions, on which these can depend
 */
export function questionsOf(
  drafts: readonly Draft[],
  answered: readonly string[] = [],
  before: readonly Draft[] = [],
): Question[] {
  const taken = [...answered, ...drafts.flatMap(({ id }) => id ?? [])]
  const ids = new Map(before.map(({ key, id }) => [key, id!]))
  for (const { key, id, label } of drafts) {
    ids.set(key, id ?? keyOfLabel(label, taken, 'question'))
    if (id === null) taken.push(ids.get(key)!)
  }
  return drafts.map((draft) => {
    const limits = LIMITS[draft.type] ?? []
    return {
      id: ids.get(draft.key)!,
      type: draft.type,
      label: draft.label.trim(),
      help: draft.help.trim() || null,
      required: draft.required,
      options: hasOptions(draft.type) ? linesOf(draft.options) : null,
      min: limits.includes('min') ? limitOf(draft.min) : null,
      max: limits.includes('max') ? limitOf(draft.max) : null,
      show_if: conditionOf(draft, [...before, ...drafts], ids),
    }
  })
}

/** The condition of a question; none if the question that it depends on was removed. */
function conditionOf({ showIf }: Draft, drafts: readonly Draft[], ids: ReadonlyMap<string, string>) {
  const on = showIf && drafts.find(({ key }) => key === showIf.on)
  if (!on) return null
  const values = answersOf(on).filter((answer) => showIf.values.includes(String(answer)))
  return { question_id: ids.get(on.key)!, is_any_of: values }
}

const HIGHEST = 5

/** The answers that a question offers; none if people write theirs. */
export function answersOf({ type, options, max }: Draft): (string | number | boolean)[] {
  if (hasOptions(type)) return linesOf(options)
  if (type === 'yes_no') return [true, false]
  if (type === 'consent') return [true]
  const highest = max === '' ? HIGHEST : Number(max)
  return type === 'rating' && highest >= 2 && highest <= 10 ? Array.from({ length: highest }, (_, at) => at + 1) : []
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Null for no limit. The service rejects anything that is not a number. */
function limitOf(text: string): number | null {
  const typed = text.trim()
  return typed === '' ? null : ((Number.isNaN(Number(typed)) ? typed : Number(typed)) as number)
}
