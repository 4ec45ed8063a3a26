import type { Question } from '../../platform/questions/question-schema.ts'
import { questionsKey } from '../../platform/questions/stored-answer.ts'
import type { FormRow } from './form-queries.ts'
import type { FormField } from './form-schema.ts'

/** No field has such a name. */
export const CONSENT = '_consent'

export function questionsOf(fields: readonly FormField[]): Question[] {
  return fields.map(({ name, ...asked }) => ({ id: name, ...asked }))
}

/** All that whoever fills in a form is asked: its fields, and last what they have to agree to. */
export function askedOfVisitors({ fields, consent_text }: Pick<FormRow, 'fields' | 'consent_text'>): Question[] {
  const questions = questionsOf(fields)
  return consent_text === null
    ? questions
    : [...questions, { id: CONSENT, type: 'consent', label: consent_text, required: true }]
}

/** Tells what a form asks from what it asked before a change. */
export function formVersion(form: Pick<FormRow, 'fields' | 'consent_text'>): string {
  return questionsKey(askedOfVisitors(form))
}
