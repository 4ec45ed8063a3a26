import type { Form, NewForm } from '@laurel/client'
import type { Question, QuestionKind } from '../../components/questions/question-draft.ts'

type NewField = NewForm['fields'][number]

/** The fields of a form as questions, whose ids are the names of the fields. */
export const questionsIn = ({ fields }: Pick<Form, 'fields'>): Question[] =>
  fields.map(({ name, show_if = null, ...field }) => ({ id: name, ...field, show_if }))

/** Questions as the fields of a form. */
export const fieldsFrom = (questions: readonly Question[]): NewField[] =>
  questions.map(({ id, show_if, ...question }) => ({ name: id, ...question, ...(show_if && { show_if }) }))

const SHORT: readonly QuestionKind[] = ['short_text', 'choice']

/** Details of a contact that answers can fill, with the kinds of question that fit, as the service has them. */
const DETAILS: Readonly<Record<string, readonly QuestionKind[]>> = {
  first_name: SHORT,
  last_name: SHORT,
  name: SHORT,
  email: ['email', 'short_text'],
  phone: ['phone', 'short_text'],
  company: SHORT,
  title: SHORT,
  email_consent: ['yes_no', 'consent'],
}

/** Kinds of question that fit a custom field of a type. */
const CUSTOM: Readonly<Record<string, readonly QuestionKind[]>> = {
  text: ['short_text', 'long_text', 'email', 'phone', 'url', 'choice'],
  number: ['number', 'rating'],
  date: ['date'],
  choice: ['choice'],
}

export type CustomField = { key: string; label: string; type: string }

/** The details of a contact that the answers to a question can fill. */
export function detailsFor(kind: QuestionKind, custom: readonly CustomField[]): string[] {
  const builtin = Object.keys(DETAILS).filter((detail) => DETAILS[detail]!.includes(kind))
  const own = custom.filter(({ type }) => CUSTOM[type]?.includes(kind)).map(({ key }) => `properties.${key}`)
  return [...builtin, ...own]
}

type Mapping = Form['contact_mapping']

/** The detail that a question fills: as it is set, otherwise the one that it is named after. */
export function detailOf({ id, type }: Pick<Question, 'id' | 'type'>, mapping: Mapping): string | null {
  if (Object.hasOwn(mapping, id)) return mapping[id] ?? null
  return DETAILS[id]?.includes(type) ? id : null
}

/**
 * The mapping after its questions have changed: without questions that are gone or no longer fit, and with the first
 * question for an address or a phone number where nothing fills these yet.
 */
export function mappingFor(questions: readonly Question[], before: Mapping): Mapping {
  const kept = Object.entries(before).filter(([name, detail]) => {
    const question = questions.find(({ id }) => id === name)
    return question && (detail === null || detail.startsWith('properties.') || DETAILS[detail]?.includes(question.type))
  })
  const mapping: Mapping = Object.fromEntries(kept)
  for (const kind of ['email', 'phone'] as const) {
    const isFilled = questions.some((question) => detailOf(question, mapping) === kind)
    const first = questions.find(({ id, type }) => type === kind && !Object.hasOwn(mapping, id))
    if (!isFilled && first) mapping[first.id] = kind
  }
  return mapping
}
