import { AppError, type FieldProblem, invalidField } from '../../../lib/errors.ts'
import { answerProblems } from '../../../platform/questions/problem-text.ts'
import { type Answers, validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import type { RegistrationBody, RegistrationChange } from './registration-schema.ts'

/** Returns a valid registration as it is stored. @throws AppError validation_failed for answers and for the bot trap */
export function validateRegistration(event: RegistrationEvent, input: RegistrationBody) {
  if (input.website) throw invalidField(['body', 'website'], 'website must be left empty', 'left_empty')
  const { first_name, last_name = '', email, language = null } = input
  // Erased people have such an address, so nobody may register with one.
  if (emailKey(email).endsWith('@erased.invalid'))
    throw invalidField(['body', 'email'], 'email must be an address that can receive mail', 'email')
  const answers = judged(event, input.answers ?? {}, true)
  return { first_name: first_name.trim(), last_name: last_name.trim(), email, language, answers }
}

/** Returns the answers after a change: the new ones, and the others as they were. @throws AppError validation_failed */
export function changedAnswers(
  event: RegistrationEvent,
  before: Answers,
  given: RegistrationChange['answers'],
): Answers {
  if (given === undefined) return before
  const asked = new Set(event.registration_questions?.map(({ id }) => id))
  const kept = Object.entries(before)
  const known = Object.fromEntries(kept.filter(([id]) => asked.has(id)))
  // Answers to questions that are no longer asked stay and cannot be changed.
  const others = Object.fromEntries(kept.filter(([id]) => !asked.has(id)))
  return { ...others, ...judged(event, { ...known, ...given }, true) }
}

/** Returns the answers as they are stored. @throws AppError validation_failed */
export function judged(
  event: Pick<RegistrationEvent, 'registration_questions'>,
  given: Record<string, unknown>,
  complete: boolean,
): Answers {
  const { answers, problems } = validateAnswers(event.registration_questions ?? [], given, { complete })
  if (problems.length > 0) throw refused(answerProblems(problems))
  return answers
}

function refused(problems: FieldProblem[]): AppError {
  return new AppError('validation_failed', problems[0]!.msg, { problems })
}
