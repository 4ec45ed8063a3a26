import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Ed25519, ECDSA on P-256 and RSA: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 300_000

/** This site as a WebAuthn relying party: a passkey is bound to its host name. */
export function relyingParty(siteUrl: string) {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin, name: 'Laurel' }
}

type RelyingParty = ReturnType<typeof relyingParty>

/** A stored passkey. */
export type StoredPasskey = { credentialId: string; publicKey: Buffer; counter: number; transports: string[] }

/** A new passkey; `backedUp`: it is synced to other devices of the person. */
export type MadePasskey = StoredPasskey & { backedUp: boolean }

/** Options for `navigator.credentials.create`: a discoverable passkey with user verification. */
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

/** Options for `navigator.credentials.get`: any passkey of this site, or one of those given. */
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

/** Verifies a new passkey. @returns null when it does not match the challenge and this site */
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
 * Verifies the use of a passkey, with user verification. @returns its new counter; null when the response is invalid,
 * or the counter did not increase, which means that the key was copied
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

/** The challenge in the client data, which the signature covers, or null. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    // Without JSON it is not a passkey's response.
    return null
  }
}

/** The library throws for any invalid response, and reads nothing else, so every failure is the sender's. */
async function orNull<Read>(read: () => Promise<Read | null>): Promise<Read | null> {
  try {
    return await read()
  } catch {
    // An invalid response gets no further explanation.
    return null
  }
}

/** Loaded on first use, because it is large. */
const load = () => import('@simplewebauthn/server')
