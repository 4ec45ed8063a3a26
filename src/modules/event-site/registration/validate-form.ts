import { compileProblems } from '../../../platform/http/validation/validation.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import type { QuestionProblem } from '../../../platform/questions/problem-types.ts'
import { answerField, readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import {
  allQuestions,
  type FoundRegistration,
  isTypeClosed,
  questionsFor,
  RegistrationBody,
  RegistrationChange,
  type RegistrationEvent,
} from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { sessionProblem } from './session-problem.ts'

export type Typed = {
  first_name: string
  last_name: string
  email: string
  /** Empty: none was chosen. */
  registration_type_id: string
  answers: Record<string, unknown>
  /** UIDs of the chosen sessions. */
  session_ids: string[]
}

/** A submitted form with its problems, a sentence per field. */
export type ValidatedForm = {
  typed: Typed
  problems: { field: string; text: string }[]
  answerProblems: QuestionProblem[]
  /** The sessions that they have already. */
  own?: readonly string[]
}

const MAX_NAME_LENGTH = 200

/** Validators of name and address for newcomers, and of the name for registered people. */
const ownProblems = { new: compileProblems(RegistrationBody), known: compileProblems(RegistrationChange) }

/** Returns the values typed into the form of an event, with the answers to the questions of all types. */
export function readTyped(event: RegistrationEvent, fields: Fields): Typed {
  const text = (name: string) => textOf(fields, name).trim()
  const { registration_types: types } = event
  const registration_type_id = text('registration_type_id') || (types.length === 1 ? String(types[0]!.id) : '')
  const answers = readFormAnswers(allQuestions(event), fields)
  const names = { first_name: text('first_name'), last_name: text('last_name'), email: text('email') }
  const session_ids = Object.hasOwn(fields, 'session_ids') ? [...new Set([fields['session_ids']!].flat())] : []
  return { ...names, registration_type_id, answers, session_ids }
}

/** Returns the values typed into the form of a personal page; a registration keeps its type. */
export function readTypedChange({ event, attendee }: FoundRegistration, fields: Fields): Typed {
  return { ...readTyped(event, fields), registration_type_id: String(attendee.registration_type_id ?? '') }
}

/** Validates by the rules of the API; a `known` attendee keeps their address. */
export function validateForm(
  { language, now }: Pick<RegistrationVisit, 'language' | 'now'>,
  event: RegistrationEvent,
  typed: Typed,
  who: 'new' | 'known',
  own_sessions: readonly string[] = [],
): ValidatedForm {
  const { problems: sentences } = questionMessages[language]
  const { first_name, last_name, email } = typed
  const found = ownProblems[who](who === 'new' ? { first_name, last_name, email } : { first_name, last_name })
  const own = found.map(({ loc, type }) => {
    const field = loc.at(-1) as 'first_name' | 'last_name' | 'email'
    const isBlank = typed[field] === '' || type === 'blank'
    const wrong = field === 'email' ? sentences.not_an_email(0) : sentences.too_long(MAX_NAME_LENGTH)
    return { field, text: isBlank ? formMessages[language].needed : wrong }
  })
  const type = who === 'new' ? typeProblem({ language, now }, event, typed.registration_type_id) : null
  const questions = questionsFor(event, Number(typed.registration_type_id))
  const { problems: answerProblems } = validateAnswers(questions, answersOf(event, typed), { complete: true })
  const asked = answerProblems.map(({ id, type, params }) => ({
    field: answerField(id),
    text: sentences[type](params?.limit ?? 0),
  }))
  const sessions = sessionProblem({ language, now }, event, typed.session_ids, own_sessions)
  const problems = [...own, ...(type ? [type] : []), ...asked, ...(sessions ? [sessions] : [])]
  return { typed, problems, answerProblems, own: own_sessions }
}

/** Returns the answers to the questions that a person with the chosen type is asked. */
export function answersOf(event: RegistrationEvent, { registration_type_id, answers }: Typed): Record<string, unknown> {
  const questions = questionsFor(event, Number(registration_type_id))
  return Object.fromEntries(questions.map(({ id }) => [id, Object.hasOwn(answers, id) ? answers[id] : null]))
}

/** Returns the problem of a form that names no open type of its event; null when there is none. */
function typeProblem(
  visit: Pick<RegistrationVisit, 'language' | 'now'>,
  { registration_types: types }: Pick<RegistrationEvent, 'registration_types'>,
  chosen: string,
): { field: string; text: string } | null {
  if (types.length === 0) return null
  const type = types.find(({ id }) => String(id) === chosen)
  if (type !== undefined && !isTypeClosed(type, visit.now)) return null
  return { field: 'registration_type_id', text: formMessages[visit.language].needed }
}
