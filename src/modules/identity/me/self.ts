import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

/** Who acts in a session of theirs. @throws AppError forbidden for all others */
export function self({ actor }: Context): { id: number; sessionId: number } {
  if (actor.kind !== 'person' || actor.signedIn === undefined)
    throw new AppError('forbidden', 'This is for people who are signed in.')
  return { id: actor.id, sessionId: actor.signedIn.sessionId }
}
