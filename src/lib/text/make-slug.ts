import { ALPHABET } from '../crypto/check-character.ts'
import { searchKey } from './search-key.ts'

const NAME_LENGTH = 40
const RANDOM_LENGTH = 16

/**
 * Returns the last part of a page address: words of a name, or `otherwise` if it has none in Latin letters, and 80
 * random bits in Crockford's base32, so that an unlisted page can be found only by its link.
 */
export function makeSlug(randomBytes: (size: number) => Buffer, name: string, otherwise: string): string {
  const words = searchKey(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, '')
  const random = Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  return `${words || otherwise}-${random.toLowerCase()}`
}
