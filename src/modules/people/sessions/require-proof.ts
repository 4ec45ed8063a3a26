import { CLOCK_STEP_MS } from '../../../platform/clock-steps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Arriving } from '../../../platform/http/authenticator.ts'
import { SIGNED_IN } from '../../accounts/index.ts'

/** For how long it is believed that somebody who has proved who they are still sits there. */
const FRESH_MS = 10 * 60_000

/**
 * Judges whether the proofs of a session are enough for what it asks for. What is of people themselves needs no second
 * factor, so that they can set one up. @throws AppError second_factor_required, confirmation_required
 */
export function requireProof(
  session: { fresh_at: Date; lacks_factor: boolean },
  { routeOptions: { config }, query }: Pick<Arriving, 'routeOptions' | 'query'>,
  now: Date,
): void {
  if (session.lacks_factor && config.access !== SIGNED_IN)
    throw new AppError(
      'second_factor_required',
      'Your organisation asks owners and admins for a second factor. Set one up, or sign in with the one that you have.',
    )
  // What only tells what would be done does nothing.
  const isPreview = config.isPreviewed && (query as { dry_run?: unknown } | undefined)?.dry_run === 'true'
  const ageMs = now.getTime() - session.fresh_at.getTime()
  // A proof from the future was given while the clock was ahead; how long ago is unknown.
  if (config.sensitive && !isPreview && (ageMs > FRESH_MS || ageMs < -CLOCK_STEP_MS))
    throw new AppError('confirmation_required', 'Confirm that it is you: the last time was more than ten minutes ago.')
}
