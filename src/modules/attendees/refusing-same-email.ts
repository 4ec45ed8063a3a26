import { AppError } from '../../lib/errors.ts'
import { brokeUniqueKey } from '../../platform/db/pg-errors.ts'

/** Tells in words that an address is in the event already. @throws AppError already_exists */
export async function refusingSameEmail<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (!brokeUniqueKey(error, 'attendee_email_key')) throw error
    throw new AppError('already_exists', `An attendee with the e-mail address ${email} is already in this event.`)
  }
}
