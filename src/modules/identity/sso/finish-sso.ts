import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { admitPerson } from '../factors/admit-person.ts'
import { takeStep } from '../factors/sign-in-step.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import type { Browser } from '../sign-in-sessions/open-sign-in-session.ts'
import type { SsoStep } from './begin-sso.ts'
import { type JoinProblem, joinByProvider } from './join-by-provider.ts'
import { callbackUrl } from './provider-queries.ts'
import type { SsoCookie } from './sso-cookie.ts'
import { endJourney, type SsoProblem } from './sso-journey.ts'
import { findSsoProvider } from './sso-provider.ts'

type Finished =
  | { admitted: Admitted; returnTo: string }
  | { problem: SsoProblem | JoinProblem | 'sso_over'; cause?: unknown }

/**
 * Completes a sign-in through a provider. It must be the same browser, once, within ten minutes, at this provider's
 * callback, and the provider must not have changed.
 */
export async function finishSso(
  ctx: Context,
  came: { slug: string; query: string; cookie: SsoCookie | null },
  browser: Browser,
): Promise<Finished> {
  const step = came.cookie && (await takeStep<SsoStep>(ctx, { kind: 'sso', token: came.cookie.token }))
  if (!step) return { problem: 'sso_over' }
  const provider = await findSsoProvider(ctx, came.slug)
  const { data } = step
  if (provider?.id !== data.provider_id || provider.issuer !== data.issuer) return { problem: 'sso_over' }
  const arrived = new URL(callbackUrl(ctx, came.slug) + came.query)
  const journey = { state: data.state, nonce: data.nonce, verifier: came.cookie!.verifier }
  const outcome = await endJourney(ctx, provider, { arrived, journey })
  if (!outcome.ok) return outcome
  const identity = outcome.value
  return inTransaction({ ...ctx, orgId: provider.orgId }, async (ctx) => {
    const joined = await joinByProvider(ctx, provider, identity)
    if ('problem' in joined) return joined
    const { manyFactors, signedInAt } = identity
    // A provider may return a browser without asking anything, so this proves nothing about the present.
    const provenAt = new Date(Math.min(ctx.now().getTime(), signedInAt?.getTime() ?? 0))
    const proof = { method: 'sso', secondFactor: manyFactors, provenAt, vouchedBy: provider.orgId } as const
    return { admitted: await admitPerson(ctx, joined.personId, proof, browser), returnTo: data.return_to }
  })
}
