import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Ed25519, ECDSA on P-256 and RSA: what every authenticator can do one of. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 300_000

/** This site as authenticators know it: a passkey is bound to the name of its host. */
export function relyingParty(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: 'Laurel' }
}

type RelyingParty = ReturnType<typeof relyingParty>

/** A passkey as it is stored. */
export type StoredPasskey = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] }

/** One that was made just now; `backedUp` when other devices of the person have it too. */
export type MadePasskey = StoredPasskey & { backedUp: boolean }

/** What `navigator.credentials.create` is asked for: a passkey that can be found without a name, and that asks who is there. */
export async function creationOptions(
  site: RelyingParty,
  input: {
    person: { handle: Buffer; name: string; email: string }
    challenge: string
    known: Pick<StoredPasskey, 'credentialId' | 'transports'>[]
  },
) {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: Uint8Array.from(input.person.handle),
    userName: input.person.email,
    userDisplayName: input.person.name,
    challenge: Uint8Array.from(Buffer.from(input.challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: input.known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

/** What `navigator.credentials.get` is asked for: any passkey of this site, or one of those given. */
export async function requestOptions(
  site: RelyingParty,
  input: { challenge: string; of?: Pick<StoredPasskey, 'credentialId' | 'transports'>[] },
) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: Uint8Array.from(Buffer.from(input.challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(input.of
      ? { allowCredentials: input.of.map(({ credentialId, transports }) => ({ id: credentialId, transports })) }
      : {}),
  })
}

/** The passkey that an authenticator has made for a challenge, or null when its answer is not one for it and this site. */
export function readNewPasskey(
  site: RelyingParty,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<MadePasskey | null> {
  return orNull(async () => {
    const { verifyRegistrationResponse } = await load()
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    const backedUp = registrationInfo.credentialBackedUp
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports, backedUp }
  })
}

/**
 * The counter of a passkey after it has answered a challenge for this site, with a person who was asked who they are; null
 * when it is not its answer, or its counter did not go on: another device has the same key then.
 */
export function readUse(
  site: RelyingParty,
  response: AuthenticationResponseJSON,
  input: { challenge: string; passkey: StoredPasskey },
): Promise<{ counter: number } | null> {
  return orNull(async () => {
    const { verifyAuthenticationResponse } = await load()
    const { passkey } = input
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: input.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return verified ? { counter: authenticationInfo.newCounter } : null
  })
}

/** The challenge that an answer says it is for, which its signature covers, or null when it says none. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    // Whoever sends no JSON has no passkey.
    return null
  }
}

/** The library throws for whatever is wrong with an answer, which is the sender's doing alone: it reads nothing but that. */
async function orNull<Read>(read: () => Promise<Read | null>): Promise<Read | null> {
  try {
    return await read()
  } catch {
    // Whoever sends no passkey's answer is told as much, and no more.
    return null
  }
}

/** Loaded by the first who has a passkey: it is large. */
const load = () => import('@simplewebauthn/server')
