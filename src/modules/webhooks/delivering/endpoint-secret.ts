import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'

const PREFIX = 'whsec_'

/** Returns a new secret of 32 random bytes in Standard Webhooks format. */
export function createSecret({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** Keys of a secret: its text, and the bytes that it encodes, which Standard Webhooks signs with. */
export type SigningKeys = { text: KeyObject; bytes: KeyObject }

/** Creates the keys once for many signatures; signing with the secret itself would cost twice as much. */
export function signingKeys(secret: string): SigningKeys {
  return { text: createSecretKey(secret, 'utf8'), bytes: createSecretKey(secret.slice(PREFIX.length), 'base64') }
}
