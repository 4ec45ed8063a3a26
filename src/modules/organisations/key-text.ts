import { KEY_PREFIX } from '../../lib/crypto/api-key-form.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'

/** Generates a key from 32 random bytes. Only its hash and prefix are ever stored. */
export function makeKey(randomBytes: (size: number) => Buffer): string {
  return KEY_PREFIX + randomBytes(32).toString('base64url')
}

/** The stored parts of a key: the SHA-256 of all of it, and the first 12 characters so that people can recognise it. */
export function storedForm(key: string): { hash: Buffer; prefix: string } {
  return { hash: sha256(key), prefix: key.slice(0, 12) }
}
