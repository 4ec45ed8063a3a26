import { AppError, type FieldProblem, invalidField } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import { answerProblems } from '../../../platform/questions/problem-text.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { type Answers, validateAnswers } from '../../../platform/questions/validate-answers.ts'
import type { AttendeeRow } from '../records/attendee-queries.ts'
import { emailKey } from '../records/attendee-text.ts'
import type { RegistrationEvent } from '../records/registration-event.ts'
import { chooseType, questionsFor } from './choose-type.ts'
import type { Guest, RegistrationBody, RegistrationChange } from './registration-schema.ts'

/** A person as they are stored, with their type (null: none), and the UIDs of the sessions that they chose. */
export type ValidPerson = ReturnType<typeof validatePerson>

/**
 * Returns the people of a valid registration as they are stored, the one who registers first.
 * @throws AppError validation_failed for answers, types, guests and the bot trap; registration_closed for a type
 */
export function validateRegistration(event: RegistrationEvent, input: RegistrationBody, now: Date): ValidPerson[] {
  if (input.website) throw invalidField(['body', 'website'], 'website must be left empty', 'left_empty')
  const { guests = [], language = null } = input
  checkGuests(event, input)
  const first = validatePerson(event, { ...input, language }, now)
  const { registration_type_id } = first.person
  const others = guests.map((guest, index) =>
    aboutGuest(index, () => {
      const type = guest.registration_type_id ?? registration_type_id
      return validatePerson(event, { ...guest, registration_type_id: type, language }, now)
    }),
  )
  return [first, ...others]
}

/** @throws AppError validation_failed for too many guests, and for an address that another person of the group has */
function checkGuests({ registration_max_guests: max }: RegistrationEvent, { email, guests = [] }: RegistrationBody) {
  if (guests.length > max) {
    const most = max === 0 ? 'must be empty: this event takes no guests' : `must have at most ${counted(max, 'guest')}`
    throw invalidField(['body', 'guests'], `guests ${most}`, 'too_many')
  }
  const owners = new Map([[emailKey(email), 'email']])
  for (const [index, guest] of guests.entries()) {
    const owner = owners.get(emailKey(guest.email))
    if (owner !== undefined)
      throw invalidField(
        ['body', 'guests', String(index), 'email'],
        `guests[${index}].email is the same as ${owner}: each person needs an address of their own`,
        'repeated_address',
      )
    owners.set(emailKey(guest.email), `guests[${index}].email`)
  }
}

/** Returns what `validate` returns. @throws AppError that names the guest */
function aboutGuest<Result>(index: number, validate: () => Result): Result {
  try {
    return validate()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const problems = error.problems?.map(({ loc, msg, type }) => ({
      ...{ loc: ['body', 'guests', String(index), ...loc.slice(1)], msg: `guests[${index}].${msg}`, type },
    }))
    const message = problems ? problems[0]!.msg : `guests[${index}]: ${error.message}`
    throw new AppError(error.code, message, { ...(problems ? { problems } : {}), cause: error })
  }
}

function validatePerson(event: RegistrationEvent, input: Guest & { language: string | null }, now: Date) {
  const { first_name, last_name = '', email, language } = input
  // Erased people have such an address, so nobody may register with one.
  if (emailKey(email).endsWith('@erased.invalid'))
    throw invalidField(['body', 'email'], 'email must be an address that can receive mail', 'email')
  const type = chooseType(event, input.registration_type_id, now)
  const registration_type_id = type?.id ?? null
  const answers = validatedAnswers(questionsFor(event, registration_type_id), input.answers ?? {}, true)
  const names = { first_name: first_name.trim(), last_name: last_name.trim() }
  const { session_ids = [] } = input
  return { person: { ...names, email, language, answers, registration_type_id }, type, session_ids }
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
  return { ...others, ...validatedAnswers(questions, { ...known, ...given }, true) }
}

/** Returns the answers as they are stored. @throws AppError validation_failed */
export function validatedAnswers(questions: Question[], given: Record<string, unknown>, complete: boolean): Answers {
  const { answers, problems } = validateAnswers(questions, given, { complete })
  if (problems.length > 0) throw refused(answerProblems(problems))
  return answers
}

function refused(problems: FieldProblem[]): AppError {
  return new AppError('validation_failed', problems[0]!.msg, { problems })
}
