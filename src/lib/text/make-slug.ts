import { ALPHABET } from '../crypto/check-character.ts'
import { fold } from './fold.ts'

const NAME_LENGTH = 40
const RANDOM_LENGTH = 16

/**
 * The last part of the address of a page: words of a name, or `otherwise` where it has none in Latin letters, and 80 random
 * bits in Crockford's base32, so that what is not listed is found by its link alone.
 */
export function makeSlug(randomBytes: (size: number) => Buffer, name: string, otherwise: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, '')
  const random = Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  return `${words || otherwise}-${random.toLowerCase()}`
}
