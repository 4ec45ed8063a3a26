import { AppError } from '../../../lib/errors.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'

/** Turns a unique-key violation of a statement into an error that names the person. @throws AppError already_exists */
export async function refusingSamePerson<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const same = ['training_assignment_current', 'training_assignment_cycle'].some((key) => brokeUniqueKey(error, key))
    if (!same) throw error
    throw new AppError(
      'already_exists',
      `${email} already has the same programme. Delete one of the two assignments, then try again.`,
    )
  }
}
