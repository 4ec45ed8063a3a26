import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

// Prefixes of the 32 bytes of an Ed25519 key in DER (RFC 8410).
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

/** Returns the private key of a 32-byte seed. */
export function privateKeyFrom(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** Returns the public key of its 32 bytes. */
export function publicKeyFrom(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' })
}

/** Returns the 32 bytes of the public key of a key. */
export function publicBytes(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length)
}
