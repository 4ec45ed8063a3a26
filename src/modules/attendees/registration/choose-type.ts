import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { noTypeOfEvent } from '../records/explain-refused-attendee.ts'
import type { RegistrationEvent, TypeOfEvent } from '../records/registration-event.ts'
import { isTypeClosed } from './registration-state.ts'

type Asking = Pick<RegistrationEvent, 'registration_questions' | 'registration_types'>

/**
 * Returns the type that a newcomer registers with; the only one need not be named.
 * @throws AppError validation_failed; registration_closed
 */
export function chooseType(
  { registration_types: types }: Asking,
  id: number | null | undefined,
  now: Date,
): TypeOfEvent | null {
  if (types.length === 0 && id == null) return null
  if (types.length > 1 && id == null)
    throw invalidField(
      ['body', 'registration_type_id'],
      `registration_type_id is required: ${listed(types)}`,
      'missing',
    )
  const type = id == null ? types[0] : types.find((type) => type.id === id)
  if (type === undefined) throw noTypeOfEvent()
  if (isTypeClosed(type, now))
    throw new AppError('registration_closed', `Registration with the type "${type.name}" is closed.`)
  return type
}

function listed(types: TypeOfEvent[]): string {
  return `choose one of ${types.map(({ id, name }) => `${id} (${name})`).join(', ')}`
}

/** Returns the questions that a person with a type is asked: those of the event, then those of the type. */
export function questionsFor(
  { registration_questions, registration_types }: Asking,
  typeId: number | null,
): Question[] {
  const type = registration_types.find(({ id }) => id === typeId)
  return [...(registration_questions ?? []), ...(type?.questions ?? [])]
}

/** Returns the questions of an event and of all its types. */
export function allQuestions({ registration_questions, registration_types }: Asking): Question[] {
  return [...(registration_questions ?? []), ...registration_types.flatMap(({ questions }) => questions)]
}
