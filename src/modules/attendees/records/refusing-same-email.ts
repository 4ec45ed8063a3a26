import { AppError } from '../../../lib/errors.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'

/** Reports a duplicate address as an error. @throws AppError already_exists */
export async function refusingSameEmail<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!brokeUniqueKey(error, 'attendee_email_key')) throw error
    throw new AppError('already_exists', `An attendee with the email address ${email} is already in this event.`)
  }
}
