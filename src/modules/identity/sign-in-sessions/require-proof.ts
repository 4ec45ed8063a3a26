import { AppError } from '../../../lib/errors.ts'
import { isFresh, notFresh } from '../../../platform/http/operations/require-fresh.ts'
import type { Arriving } from '../../../platform/http/server/authenticator.ts'
import { SIGNED_IN } from '../../organisations/index.ts'

/**
 * Checks whether a sign-in session's proofs suffice for a request. A person's own account needs no second factor, so
 * that they can set one up. @throws AppError second_factor_required, confirmation_required
 */
export function requireProof(
  session: { fresh_at: Date; lacks_factor: boolean },
  { routeOptions: { config }, query }: Pick<Arriving, 'routeOptions' | 'query'>,
  now: Date,
): void {
  if (session.lacks_factor && config.access !== SIGNED_IN)
    throw new AppError(
      'second_factor_required',
      'Your organisation requires a second factor for owners and admins. Set one up, or sign in with the one you have.',
    )
  // A dry run changes nothing.
  const isPreview = config.isPreviewed && (query as { dry_run?: unknown } | undefined)?.dry_run === 'true'
  if (config.sensitive && !isPreview && !isFresh(session.fresh_at, now)) throw notFresh()
}
