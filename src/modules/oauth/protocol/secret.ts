import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'

/** Kinds of secrets; the prefix lets logs mask them and people recognise them. Only their SHA-256 is stored. */
export type SecretKind = 'access' | 'refresh' | 'code' | 'request'

/** Creates a secret of 256 random bits. */
export function newSecret({ randomBytes }: Pick<Services, 'randomBytes'>, kind: SecretKind): string {
  return `lrl_${kind}_${randomBytes(32).toString('base64url')}`
}

/** Returns the stored form of a secret, or null for a text that is none of this kind. */
export function hashOf(kind: SecretKind, text: string): Buffer | null {
  const prefix = `lrl_${kind}_`
  return text.startsWith(prefix) && /^[\w-]{43}$/.test(text.slice(prefix.length)) ? sha256(text) : null
}
