import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../../platform/context/context.ts'

/**
 * What a browser is given in which somebody has signed in: whoever shows it again guesses on an account of their own, so that
 * strangers who guess keep nobody out of a browser of theirs. It lets nobody in.
 */
export function knownBrowser(services: Pick<Services, 'secret' | 'randomBytes'>, personId: number): string {
  const words = `${personId}.${services.randomBytes(16).toString('base64url')}`
  return `${words}.${sealOf(services, words).toString('base64url')}`
}

/** Whether this was given to a browser of this person. */
export function isKnownTo(services: Pick<Services, 'secret'>, personId: number, given: string | null): boolean {
  const [id, nonce, seal, ...more] = (given ?? '').split('.')
  if (id !== String(personId) || !nonce || !seal || more.length > 0) return false
  const [own, sent] = [sealOf(services, `${id}.${nonce}`), Buffer.from(seal, 'base64url')]
  return own.length === sent.length && timingSafeEqual(own, sent)
}

function sealOf({ secret }: Pick<Services, 'secret'>, words: string): Buffer {
  return createHmac('sha256', secret).update('known browser ').update(words).digest()
}
