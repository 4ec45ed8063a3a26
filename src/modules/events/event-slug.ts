import { ALPHABET } from '../../platform/crypto/check-character.ts'
import { fold } from '../../platform/text/fold.ts'

const NAME_LENGTH = 40
const RANDOM_LENGTH = 16

/**
 * The last part of the address of an event's page: words of its name, and 80 random bits in Crockford's base32, so that
 * an event that is unlisted is found by its link alone. It stays when the name changes.
 */
export function makeSlug(randomBytes: (size: number) => Buffer, name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, '')
  const random = Array.from(randomBytes(RANDOM_LENGTH), (byte) => ALPHABET[byte & 31]).join('')
  return `${words || 'event'}-${random.toLowerCase()}`
}
