import { AppError } from '../../../lib/errors.ts'
import type { Actor } from '../../context/context.ts'
import { CLOCK_STEP_MS } from '../../jobs/clock-steps.ts'

/** How long a proof of presence is valid. */
const FRESH_MS = 10 * 60_000

/** Whether a proof of presence from this moment is still valid. */
export function isFresh(provenAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - provenAt.getTime()
  // A proof from the future was given while the clock was ahead; its age is unknown.
  return ageMs <= FRESH_MS && ageMs >= -CLOCK_STEP_MS
}

export function notFresh(): AppError {
  return new AppError(
    'confirmation_required',
    'Confirm your identity first: the last confirmation was more than ten minutes ago.',
  )
}

/**
 * Requires that a member has proved their presence recently; an API key has nobody to ask, and an app that acts for a
 * member can prove nothing. @throws AppError confirmation_required, forbidden
 */
export function requireFresh(actor: Actor, now: Date): void {
  if (actor.kind === 'client')
    throw new AppError('forbidden', 'An app cannot do this. A person has to do it in the panel.')
  if (actor.kind === 'person' && actor.signedIn && !isFresh(actor.signedIn.freshAt, now)) throw notFresh()
}
