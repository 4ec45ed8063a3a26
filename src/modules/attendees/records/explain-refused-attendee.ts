import { AppError, invalidField } from '../../../lib/errors.ts'
import { brokeReference, brokeUniqueKey } from '../../../platform/db/pg-errors.ts'

/**
 * Reports a duplicate address, and a registration type of elsewhere, as errors.
 * @throws AppError already_exists; validation_failed
 */
export async function explainRefusedAttendee<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (brokeUniqueKey(error, 'attendee_email_key'))
      throw new AppError('already_exists', `An attendee with the email address ${email} is already in this event.`)
    if (brokeReference(error, 'attendee_registration_type_fkey')) throw noTypeOfEvent()
    throw error
  }
}

export function noTypeOfEvent(): AppError {
  return invalidField(
    ['body', 'registration_type_id'],
    'registration_type_id must be the id of a registration type of this event',
    'unknown_reference',
  )
}
