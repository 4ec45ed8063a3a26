import { timingSafeEqual } from 'node:crypto'
import { sha256 } from './sha256.ts'

/** Compares texts in a time that does not depend on where they differ. */
export function isSameSecret(given: string, own: string): boolean {
  return timingSafeEqual(sha256(given), sha256(own))
}
