import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'

/**
 * A token for a browser in which a person has signed in. Guesses from it are counted separately, so that strangers'
 * guesses cannot lock a person out of their own browser. It grants no access.
 */
export function knownBrowser(services: Pick<Services, 'secret' | 'randomBytes'>, personId: number): string {
  const words = `${personId}.${services.randomBytes(16).toString('base64url')}`
  return `${words}.${sealOf(services, words).toString('base64url')}`
}

/** Whether the token was issued to a browser of this person. */
export function isKnownTo(services: Pick<Services, 'secret'>, personId: number, given: string | null): boolean {
  const [id, nonce, seal, ...more] = (given ?? '').split('.')
  if (id !== String(personId) || !nonce || !seal || more.length > 0) return false
  const [own, sent] = [sealOf(services, `${id}.${nonce}`), Buffer.from(seal, 'base64url')]
  return own.length === sent.length && timingSafeEqual(own, sent)
}

function sealOf({ secret }: Pick<Services, 'secret'>, words: string): Buffer {
  return createHmac('sha256', secret).update('known browser ').update(words).digest()
}
