import { sha256 } from '../../platform/crypto/sha256.ts'

const KEY_PREFIX = 'lrl_live_'
const SHAPE = /^lrl_live_[A-Za-z0-9_-]{43}$/

/** A new key from 32 random bytes; only its hash and first characters are ever stored. */
export function makeKey(randomBytes: (size: number) => Buffer): string {
  return KEY_PREFIX + randomBytes(32).toString('base64url')
}

/** What is stored of a key: the SHA-256 of all of it, and the first 12 characters, by which people know it again. */
export function storedForm(key: string): { hash: Buffer; prefix: string } {
  return { hash: sha256(key), prefix: key.slice(0, 12) }
}

export function looksLikeKey(text: string): boolean {
  return SHAPE.test(text)
}
