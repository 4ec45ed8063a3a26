import { AppError } from '../../../lib/errors.ts'
import { isFresh, notFresh } from '../../../platform/http/operations/require-fresh.ts'
import type { Arriving } from '../../../platform/http/server/authenticator.ts'
import { SIGNED_IN } from '../../organisations/index.ts'

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
  // A dry run does nothing.
  const isPreview = config.isPreviewed && (query as { dry_run?: unknown } | undefined)?.dry_run === 'true'
  if (config.sensitive && !isPreview && !isFresh(session.fresh_at, now)) throw notFresh()
}
