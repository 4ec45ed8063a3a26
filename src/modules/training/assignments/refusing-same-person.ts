import { AppError } from '../../../lib/errors.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'

/** Tells in words that a person has a programme already. @throws AppError already_exists */
export async function refusingSamePerson<T>(email: string, statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const same = ['training_assignment_current', 'training_assignment_cycle'].some((key) => brokeUniqueKey(error, key))
    if (!same) throw error
    throw new AppError(
      'already_exists',
      `${email} has the same programme already. Delete one of the two assignments, then try again.`,
    )
  }
}
