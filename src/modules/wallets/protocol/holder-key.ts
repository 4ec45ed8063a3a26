import { createPublicKey, ECDH, type KeyObject } from 'node:crypto'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import { fromBase58 } from '../../../platform/credentials/base58.ts'

/** The public key of a holder, and the identifier that the credential names. */
export type HolderKey = { did: string; key: KeyObject }

/** Real ones have 60 to 200 characters. */
const MAX_DID = 600

/**
 * Returns the key of a did:key or did:jwk, which contain it.
 * @param url the DID, with or without a fragment
 * @throws Error for other methods and keys
 */
export function holderOfDid(url: string): HolderKey {
  const did = url.split('#')[0]!
  if (did.length > MAX_DID) throw new Error('The DID is too long.')
  const jwk = /^did:jwk:([\w-]+)$/.exec(did)?.[1]
  if (jwk !== undefined) return { did, key: keyOfJwk(JSON.parse(Buffer.from(jwk, 'base64url').toString())) }
  const multibase = /^did:key:z(\w+)$/.exec(did)?.[1]
  if (multibase !== undefined) return { did, key: keyOfMultikey(Buffer.from(fromBase58(multibase))) }
  throw new Error('The holder must be named by did:jwk or did:key.')
}

/** Returns the key of a JWK, with the did:jwk that names it. */
export function holderOfJwk(jwk: object): HolderKey {
  const key = keyOfJwk(jwk)
  // Only the members of the key, in a fixed order.
  const { kty, crv, x, y } = key.export({ format: 'jwk' })
  return { did: `did:jwk:${Buffer.from(JSON.stringify({ kty, crv, x, y })).toString('base64url')}`, key }
}

function keyOfJwk(jwk: object): KeyObject {
  const { kty, crv, x, y } = jwk as Record<string, unknown>
  if (!(kty === 'OKP' && crv === 'Ed25519') && !(kty === 'EC' && crv === 'P-256'))
    throw new Error('The key must be Ed25519 or P-256.')
  return createPublicKey({ key: { kty, crv, x, y } as never, format: 'jwk' })
}

/** The prefixes are those of the Multicodec table: Ed25519, and compressed P-256. */
function keyOfMultikey(bytes: Buffer): KeyObject {
  const [prefix, rest] = [bytes.readUInt16BE(), bytes.subarray(2)]
  if (prefix === 0xed01 && rest.length === 32) return publicKeyFrom(rest)
  if (prefix !== 0x8024 || rest.length !== 33) throw new Error('The key must be Ed25519 or P-256.')
  const point = ECDH.convertKey(rest, 'prime256v1', undefined, undefined, 'uncompressed') as Buffer
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  return keyOfJwk({ kty: 'EC', crv: 'P-256', x, y })
}
