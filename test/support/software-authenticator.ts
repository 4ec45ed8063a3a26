import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** Fields an attacker can change compared to a browser. */
export type Forgery = {
  origin?: string
  rpId?: string
  challenge?: string
  userVerified?: boolean
  /** The counter it reports; the one before it is counted on otherwise. */
  counter?: number
  type?: string
  userHandle?: string
  /** Signs with a key that nobody knows. */
  otherKey?: boolean
}

type CreationOptions = { challenge: string; rp: { id?: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId?: string }

/**
 * A passkey (WebAuthn level 3, ES256, no attestation) in the memory of a test: it answers like `navigator.credentials`,
 * and lies as instructed.
 */
export function softwareAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const state = { counter: 0, userHandle: '' }
  const id = credentialId.toString('base64url')
  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  const rpIdOf = (forged: Forgery, told: string | undefined) => forged.rpId ?? told ?? new URL(site).hostname
  const next = (forged: Forgery) => {
    state.counter = forged.counter ?? state.counter + 1
    return state.counter
  }
  return {
    id,
    /** Answers `navigator.credentials.create`. */
    create(options: CreationOptions, forged: Forgery = {}) {
      state.userHandle = options.user.id
      const clientData = clientDataOf('webauthn.create', options.challenge, site, forged)
      const authData = authenticatorData(rpIdOf(forged, options.rp.id), next(forged), forged.userVerified ?? true, {
        credentialId,
        publicKey,
      })
      const attestation = cborMap([
        ['fmt', cborText('none')],
        ['attStmt', cborMap([])],
        ['authData', cborBytes(authData)],
      ])
      return {
        ...base,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    get(options: RequestOptions, forged: Forgery = {}) {
      const clientData = clientDataOf('webauthn.get', options.challenge, site, forged)
      const authData = authenticatorData(rpIdOf(forged, options.rpId), next(forged), forged.userVerified ?? true)
      const key = forged.otherKey ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), key)
      return {
        ...base,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: forged.userHandle ?? state.userHandle,
        },
      }
    },
  }
}

function clientDataOf(type: string, challenge: string, site: string, forged: Forgery): Buffer {
  const origin = forged.origin ?? new URL(site).origin
  return Buffer.from(
    JSON.stringify({
      type: forged.type ?? type,
      challenge: forged.challenge ?? challenge,
      origin,
      crossOrigin: false,
    }),
  )
}

/** The hash of the site, what was asked of the person, the counter, and the new key, if there is one. */
function authenticatorData(
  rpId: string,
  counter: number,
  userVerified: boolean,
  made?: { credentialId: Buffer; publicKey: KeyObject },
): Buffer {
  const flags = 0x01 | (userVerified ? 0x04 : 0) | (made ? 0x40 : 0)
  const head = Buffer.concat([hash(Buffer.from(rpId)), Buffer.from([flags]), numberOf(counter, 4)])
  if (!made) return head
  const length = numberOf(made.credentialId.length, 2)
  return Buffer.concat([head, Buffer.alloc(16), length, made.credentialId, coseKey(made.publicKey)])
}

/** A key of P-256 as COSE (RFC 9053) writes it: EC2, ES256, curve and coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x!, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y!, 'base64url')),
  ])
}

function cborMap(entries: [string, Buffer][]): Buffer {
  return Buffer.concat([
    Buffer.from([0xa0 | entries.length]),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ])
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)])

const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58]), numberOf(bytes.length, 1), bytes])

const numberOf = (value: number, size: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
