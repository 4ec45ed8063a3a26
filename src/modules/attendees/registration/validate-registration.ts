import { AppError, type FieldProblem, invalidField } from '../../../lib/errors.ts'
import { answerProblems } from '../../../platform/questions/problem-text.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { type Answers, validateAnswers } from '../../../platform/questions/validate-answers.ts'
import type { AttendeeRow } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { chooseType, questionsFor } from './choose-type.ts'
import type { RegistrationBody, RegistrationChange } from './registration-schema.ts'

/** A person as they are stored, with their type; null: none. */
export type ValidPerson = ReturnType<typeof validateRegistration>

/**
 * Returns a valid registration as it is stored, with its type.
 * @throws AppError validation_failed for answers, the type and the bot trap; registration_closed for the type
 */
export function validateRegistration(event: RegistrationEvent, input: RegistrationBody, now: Date) {
  if (input.website) throw invalidField(['body', 'website'], 'website must be left empty', 'left_empty')
  const { first_name, last_name = '', email, language = null } = input
  // Erased people have such an address, so nobody may register with one.
  if (emailKey(email).endsWith('@erased.invalid'))
    throw invalidField(['body', 'email'], 'email must be an address that can receive mail', 'email')
  const type = chooseType(event, input.registration_type_id, now)
  const registration_type_id = type?.id ?? null
  const answers = judged(questionsFor(event, registration_type_id), input.answers ?? {}, true)
  const names = { first_name: first_name.trim(), last_name: last_name.trim() }
  return { person: { ...names, email, language, answers, registration_type_id }, type }
}

/** Returns the answers after a change: the new ones, and the others as they were. @throws AppError validation_failed */
export function changedAnswers(
  event: RegistrationEvent,
  { answers: before, registration_type_id }: Pick<AttendeeRow, 'answers' | 'registration_type_id'>,
  given: RegistrationChange['answers'],
): Answers {
  if (given === undefined) return before
  const questions = questionsFor(event, registration_type_id)
  const asked = new Set(questions.map(({ id }) => id))
  const kept = Object.entries(before)
  const known = Object.fromEntries(kept.filter(([id]) => asked.has(id)))
  // Answers to questions that are no longer asked stay and cannot be changed.
  const others = Object.fromEntries(kept.filter(([id]) => !asked.has(id)))
  return { ...others, ...judged(questions, { ...known, ...given }, true) }
}

/** Returns the answers as they are stored. @throws AppError validation_failed */
export function judged(questions: Question[], given: Record<string, unknown>, complete: boolean): Answers {
  const { answers, problems } = validateAnswers(questions, given, { complete })
  if (problems.length > 0) throw refused(answerProblems(problems))
  return answers
}

function refused(problems: FieldProblem[]): AppError {
  return new AppError('validation_failed', problems[0]!.msg, { problems })
}
