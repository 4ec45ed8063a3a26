import type { Configuration, CustomFetchOptions } from 'openid-client'
import type { Services } from '../../../platform/context/context.ts'

/** A provider of OpenID Connect as this installation is known to it. */
export type Provider = { issuer: string; clientId: string; clientSecret: string }

/** What a browser takes with it to the provider, and has to bring back. */
export type Journey = { state: string; nonce: string; verifier: string }

/** Who somebody is, as the provider has signed it. */
export type Identity = {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  /** Whether they showed more than one factor there (RFC 8176: `mfa`). */
  manyFactors: boolean
  /** When they showed there who they are; null: it does not tell, which may be days ago. */
  signedInAt: Date | null
}

/** Why the provider told nobody's name: it did not answer, it or the person refused, or it is not to be believed. */
export type SsoProblem = 'provider_unavailable' | 'provider_refused' | 'provider_untrusted'

type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: SsoProblem; cause: unknown }

type Reaching = Pick<Services, 'allowTargets'>

/** What providers are asked to tell. */
const ASKED_FOR = 'openid email profile'
const TIMEOUT_S = 8
/** The provider's identifier of a person: at most 255 ASCII characters (OpenID Connect Core, section 2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/
/** The end of the year 9999. */
const MAX_SECONDS = 253_402_300_799

/** Where to send a browser that shall sign in there, with proof of possession (RFC 7636), and what to keep meanwhile. */
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
      // Whoever sits there is to show it once more (OpenID Connect Core, 3.1.2.1).
      ...(input.again && { prompt: 'login', max_age: '0' }),
      ...(input.email === null ? {} : { login_hint: input.email }),
    })
    return { address: address.href, journey }
  })
}

/**
 * Reads with what a browser comes back: the state has to be that of its journey, the issuer named (RFC 9207) and that of the
 * signed token that of the provider, the nonce that of the journey, and the signature one of the provider's keys.
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
    // Some name addresses there alone; they have to be of the same person.
    const { email, email_verified, name } =
      claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims
    const { amr: methods, auth_time } = claims
    if (!SUBJECT.test(claims.sub)) throw new Error('The provider names its people by texts that cannot be.')
    return {
      subject: claims.sub,
      email: textOrNull(email),
      // Some write it as a text, against the standard.
      emailVerified: email_verified === true,
      name: textOrNull(name),
      manyFactors: Array.isArray(methods) && methods.includes('mfa'),
      signedInAt: momentOrNull(auth_time),
    }
  })
}

/** What the provider tells of itself, which has to name the very issuer that was asked. */
async function discover({ allowTargets }: Reaching, provider: Provider): Promise<Configuration> {
  const client = await load()
  const { fetchResponse } = await import('../../../lib/safe-fetch/index.ts')
  return client.discovery(
    new URL(provider.issuer),
    provider.clientId,
    { client_secret: provider.clientSecret },
    client.ClientSecretPost(provider.clientSecret),
    {
      // Whether it may be http is judged with every request, and is so for what the operator allows. Tokens are checked by
      // the keys of the provider too, and not by the connection alone.
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

/** The library wraps what its `fetch` throws; a status that was not expected is told by its code. */
function problemOf(error: unknown): SsoProblem {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } }
  if (name === 'AuthorizationResponseError') return 'provider_refused'
  if (name === 'SafeFetchError' || cause?.name === 'SafeFetchError') return 'provider_unavailable'
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || code === 'OAUTH_TIMEOUT') return 'provider_unavailable'
  return 'provider_untrusted'
}

/** Seconds since 1970, where they are a moment of the calendar. */
const momentOrNull = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= MAX_SECONDS ? new Date(value * 1_000) : null

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Loaded by the first who signs in so. */
const load = () => import('openid-client')
