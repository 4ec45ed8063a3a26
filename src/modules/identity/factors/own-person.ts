import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

/** Id of the signed-in person. @throws AppError forbidden for any other caller */
export function ownPerson({ actor }: Context): number {
  if (actor.kind === 'person') return actor.id
  throw new AppError('forbidden', 'This operation is for people who are signed in.')
}
