import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

/** The signed-in person and their sign-in session. @throws AppError forbidden for any other caller */
export function self({ actor }: Context): { id: number; sessionId: number } {
  if (actor.kind !== 'person' || actor.signedIn === undefined)
    throw new AppError('forbidden', 'This operation is for people who are signed in.')
  return { id: actor.id, sessionId: actor.signedIn.sessionId }
}
