import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Services } from '../../platform/context/context.ts'

const PREFIX = 'whsec_'

/** A secret of 32 random bytes in the form of Standard Webhooks. */
export function makeSecret({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** A secret as keys: its text as it stands, and the bytes in it, which Standard Webhooks signs with. */
export type SigningKeys = { text: KeyObject; bytes: KeyObject }

/** Made once for many signatures, which cost twice as much with the secret itself. */
export function signingKeys(secret: string): SigningKeys {
  return { text: createSecretKey(secret, 'utf8'), bytes: createSecretKey(secret.slice(PREFIX.length), 'base64') }
}
