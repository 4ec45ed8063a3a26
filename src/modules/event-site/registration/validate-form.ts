import { compileProblems } from '../../../platform/http/validation/validation.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import type { QuestionProblem } from '../../../platform/questions/problem-types.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { answerField, readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { RegistrationBody, RegistrationChange } from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'

export type Typed = { first_name: string; last_name: string; email: string; answers: Record<string, unknown> }

/** A submitted form with its problems, a sentence per field. */
export type JudgedForm = {
  typed: Typed
  problems: { field: string; text: string }[]
  answerProblems: QuestionProblem[]
}

const MAX_NAME_LENGTH = 200

/** Validators of name and address for newcomers, and of the name for registered people. */
const ownProblems = { new: compileProblems(RegistrationBody), known: compileProblems(RegistrationChange) }

/** Returns the values typed into the form for these questions. */
export function readTyped(questions: Question[], fields: Fields): Typed {
  const text = (name: string) => textOf(fields, name).trim()
  const answers = readFormAnswers(questions, fields)
  return { first_name: text('first_name'), last_name: text('last_name'), email: text('email'), answers }
}

/** Validates by the rules of the API; a `known` attendee keeps their address. */
export function validateForm(
  { language }: Pick<RegistrationVisit, 'language'>,
  questions: Question[],
  typed: Typed,
  who: 'new' | 'known',
): JudgedForm {
  const { problems: sentences } = questionMessages[language]
  const { first_name, last_name, email } = typed
  const found = ownProblems[who](who === 'new' ? { first_name, last_name, email } : { first_name, last_name })
  const own = found.map(({ loc, type }) => {
    const field = loc.at(-1) as 'first_name' | 'last_name' | 'email'
    const isBlank = typed[field] === '' || type === 'blank'
    const wrong = field === 'email' ? sentences.not_an_email(0) : sentences.too_long(MAX_NAME_LENGTH)
    return { field, text: isBlank ? formMessages[language].needed : wrong }
  })
  const { problems: answerProblems } = validateAnswers(questions, typed.answers, { complete: true })
  const asked = answerProblems.map(({ id, type, params }) => ({
    field: answerField(id),
    text: sentences[type](params?.limit ?? 0),
  }))
  return { typed, problems: [...own, ...asked], answerProblems }
}
