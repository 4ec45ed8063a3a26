import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

/** The id of the person who is signed in. @throws AppError forbidden for whoever is no person */
export function ownPerson({ actor }: Context): number {
  if (actor.kind === 'person') return actor.id
  throw new AppError('forbidden', 'This is for people who are signed in.')
}
