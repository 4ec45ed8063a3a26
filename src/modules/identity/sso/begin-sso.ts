import type { Services } from '../../../platform/context/context.ts'
import { beginStep } from '../factors/sign-in-step.ts'
import { callbackUrl } from './provider-queries.ts'
import { SSO_MINUTES, type SsoCookie } from './sso-cookie.ts'
import { beginJourney, type SsoProblem } from './sso-journey.ts'
import { findSsoProvider } from './sso-provider.ts'

/** What is kept of a way by a provider until the browser comes back; the proof is with the browser alone. */
export type SsoStep = {
  provider_id: number
  issuer: string
  state: string
  nonce: string
  return_to: string
}

type Begun = { address: string; cookie: SsoCookie } | { problem: SsoProblem | 'provider_unknown'; cause?: unknown }

/** Sends a browser to a provider: where to, and what it takes with it. `again`: it is to ask who they are in any case. */
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
