import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Context, Services } from '../../platform/context.ts'
import { seal, unseal } from '../../platform/crypto/seal.ts'

const PREFIX = 'whsec_'

/** A secret of 32 random bytes in the form of Standard Webhooks. */
export function makeSecret({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return PREFIX + randomBytes(32).toString('base64')
}

export function sealSecret(ctx: Context, secret: string): Buffer {
  return seal(secret, ctx.sealKeys[0]!, ctx.secret, ctx.randomBytes(12))
}

/**
 * Opens a stored secret with whichever of the installation's keys it was sealed with.
 * @throws Error when that was none of them: SECRETS_KEY is another one now
 */
export function openSecret({ sealKeys, secret }: Pick<Services, 'sealKeys' | 'secret'>, sealed: Buffer): string {
  for (const key of sealKeys) {
    try {
      return unseal(sealed, key, secret)
    } catch {
      // Sealed with another key, or with none of them, which is said below.
    }
  }
  throw new Error('A webhook secret cannot be opened. Is SECRETS_KEY the one that it was stored with?')
}

/** Whether a stored secret can be used: SECRETS_KEY is still the one that it was sealed with. */
export function canOpen(services: Pick<Services, 'sealKeys' | 'secret'>, sealed: Buffer): boolean {
  try {
    openSecret(services, sealed)
    return true
  } catch {
    return false
  }
}

/** A secret as keys: its text as it stands, and the bytes in it, which Standard Webhooks signs with. */
export type SigningKeys = { text: KeyObject; bytes: KeyObject }

/** Made once for many signatures, which cost twice as much with the secret itself. */
export function signingKeys(secret: string): SigningKeys {
  return { text: createSecretKey(secret, 'utf8'), bytes: createSecretKey(secret.slice(PREFIX.length), 'base64') }
}
