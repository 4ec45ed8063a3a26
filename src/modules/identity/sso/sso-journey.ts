import type { Configuration, CustomFetchOptions } from 'openid-client'
import type { Services } from '../../../platform/context/context.ts'

/** An OpenID Connect provider, with this installation's client id. */
export type Provider = { issuer: string; clientId: string; clientSecret: string }

/** Values that the browser carries to the provider and must bring back. */
export type Journey = { state: string; nonce: string; verifier: string }

/** A person's identity as signed by the provider. */
export type Identity = {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  /** Whether they used several factors there (RFC 8176: `mfa`). */
  manyFactors: boolean
  /** When they authenticated there; null: unknown, possibly days ago. */
  signedInAt: Date | null
}

/**
 * Why the provider returned no identity: it did not answer, it or the person refused, or the response cannot be
 * trusted.
 */
export type SsoProblem = 'provider_unavailable' | 'provider_refused' | 'provider_untrusted'

type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: SsoProblem; cause: unknown }

type Reaching = Pick<Services, 'allowTargets'>

/** Requested scopes. */
const ASKED_FOR = 'openid email profile'
const TIMEOUT_S = 8
/** Subject identifier: at most 255 ASCII characters (OpenID Connect Core, section 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/
/** The end of the year 9999. */
const MAX_SECONDS = 253_402_300_799

/** Builds the authorisation address with PKCE (RFC 7636), and the values to keep until the browser returns. */
export function beginJourney(
  services: Reaching,
  provider: Provider,
  input: { back: string; email: string | null; again: boolean },
): Promise<Outcome<{ address: string; journey: Journey }>> {
  return outcomeOf(async () => {
    const client = await load()
    const config = await discover(services, provider)
    const journey = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: input.back,
      scope: ASKED_FOR,
      state: journey.state,
      nonce: journey.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(journey.verifier),
      code_challenge_method: 'S256',
      // Forces a new login (OpenID Connect Core, 3.1.2.1).
      ...(input.again && { prompt: 'login', max_age: '0' }),
      ...(input.email === null ? {} : { login_hint: input.email }),
    })
    return { address: address.href, journey }
  })
}

/**
 * Verifies a returning browser: the state must match its journey, the issuer (RFC 9207) and that of the signed token
 * the provider, the nonce the journey, and the signature one of the provider's keys.
 */
export function endJourney(
  services: Reaching,
  provider: Provider,
  input: { arrived: URL; journey: Journey },
): Promise<Outcome<Identity>> {
  return outcomeOf(async () => {
    const client = await load()
    const config = await discover(services, provider)
    const tokens = await client.authorizationCodeGrant(config, input.arrived, {
      expectedState: input.journey.state,
      expectedNonce: input.journey.nonce,
      pkceCodeVerifier: input.journey.verifier,
    })
    const claims = tokens.claims()!
    // Some providers return the address only from userinfo, which must be about the same person.
    const { email, email_verified, name } =
      claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims
    const { amr: methods, auth_time } = claims
    if (!SUBJECT.test(claims.sub)) throw new Error('The provider sent an invalid subject identifier.')
    return {
      subject: claims.sub,
      email: textOrNull(email)?.trim() ?? null,
      // Some providers send it as a text, against the standard; that does not count.
      emailVerified: email_verified === true,
      name: textOrNull(name),
      manyFactors: Array.isArray(methods) && methods.includes('mfa'),
      signedInAt: momentOrNull(auth_time),
    }
  })
}

/** Loads the provider's metadata, which must name the requested issuer. */
async function discover({ allowTargets }: Reaching, provider: Provider): Promise<Configuration> {
  const client = await load()
  const { fetchResponse } = await import('../../../lib/safe-fetch/index.ts')
  return client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    { client_secret: provider.clientSecret },
    client.ClientSecretPost(provider.clientSecret),
    {
      // Every request checks separately whether http is allowed, which it is only for targets that the operator allows.
      // Tokens are also verified with the provider's keys, not only by the connection.
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
      [client.customFetch]: (url: string, { method, headers, body, signal }: CustomFetchOptions) =>
        fetchResponse(url, { method, headers, body, signal }, allowTargets),
      timeout: TIMEOUT_S,
    },
  )
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await work() }
  } catch (cause) {
    return { ok: false, problem: problemOf(cause), cause }
  }
}

/** The library wraps errors of `fetch`; an unexpected status has its own code. */
function problemOf(error: unknown): SsoProblem {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } }
  if (name === 'AuthorizationResponseError') return 'provider_refused'
  if (name === 'SafeFetchError' || cause?.name === 'SafeFetchError') return 'provider_unavailable'
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_TIMEOUT') return 'provider_unavailable'
  return 'provider_untrusted'
}

/** Seconds since 1970, if they are a valid date. */
const momentOrNull = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= MAX_SECONDS ? new Date(value * 1_000) : null

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Loaded on first use. */
const load = () => import('openid-client')
