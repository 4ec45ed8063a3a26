import type { Services } from '../context.ts'
import { seal, unseal } from './seal.ts'

/** A secret of this installation as it is stored. */
export function sealSecret(ctx: Pick<Services, 'sealKeys' | 'secret' | 'randomBytes'>, secret: string): Buffer {
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
  throw new Error('A stored secret cannot be opened. Is SECRETS_KEY the one that it was stored with?')
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
