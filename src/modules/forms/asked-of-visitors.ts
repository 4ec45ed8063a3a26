import type { Question } from '../../platform/questions/question-schema.ts'
import { questionsKey } from '../../platform/questions/stored-answer.ts'
import type { FormRow } from './form-queries.ts'
import type { FormField } from './form-schema.ts'

/** Question id of the consent; field names cannot begin with an underscore. */
export const CONSENT = '_consent'

export function questionsOf(fields: readonly FormField[]): Question[] {
  return fields.map(({ name, ...asked }) => ({ id: name, ...asked }))
}

/** Returns all questions that a visitor sees: the fields of the form, then the consent if there is a consent text. */
export function askedOfVisitors({ fields, consent_text }: Pick<FormRow, 'fields' | 'consent_text'>): Question[] {
  const questions = questionsOf(fields)
  return consent_text === null
    ? questions
    : [...questions, { id: CONSENT, type: 'consent', label: consent_text, required: true }]
}

/** Returns a key that changes whenever the questions of a form change. */
export function formVersion(form: Pick<FormRow, 'fields' | 'consent_text'>): string {
  return questionsKey(askedOfVisitors(form))
}
