import type { Services } from '../../../platform/context/context.ts'
import { beginStep } from '../factors/sign-in-step.ts'
import { callbackUrl } from './provider-queries.ts'
import { SSO_MINUTES, type SsoCookie } from './sso-cookie.ts'
import { beginJourney, type SsoProblem } from './sso-journey.ts'
import { findSsoProvider } from './sso-provider.ts'

/** Stored data of a sign-in through a provider, until the browser returns; only the browser has the proof. */
export type SsoStep = {
  provider_id: number
  issuer: string
  state: string
  nonce: string
  return_to: string
}

type Begun = { address: string; cookie: SsoCookie } | { problem: SsoProblem | 'provider_unknown'; cause?: unknown }

/**
 * Starts a sign-in through a provider: the address to send the browser to, and its cookie. `again`: the provider must
 * ask for the login again.
 */
export async function beginSso(
  services: Services,
  slug: string,
  { returnTo, again }: { returnTo: string; again: boolean },
): Promise<Begun> {
  const provider = await findSsoProvider(services, slug)
  if (provider === null) return { problem: 'provider_unknown' }
  const begun = await beginJourney(services, provider, { back: callbackUrl(services, slug), email: null, again })
  if (!begun.ok) return begun
  const { address, journey } = begun.value
  const data: SsoStep = {
    provider_id: provider.id,
    issuer: provider.issuer,
    state: journey.state,
    nonce: journey.nonce,
    return_to: returnTo,
  }
  const token = await beginStep(services, { kind: 'sso', personId: null, data, minutes: SSO_MINUTES })
  return { address, cookie: { token, verifier: journey.verifier } }
}
