import { ALPHABET } from '../../../lib/crypto/check-character.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'

const CODE_COUNT = 10
/** Fifty random bits: recovery codes replace a factor, and guesses are rate limited. */
const LENGTH = 10

/** Ten codes such as `7QK2M-X0B4T`, for people who lost their phone. */
export function newRecoveryCodes(randomBytes: (size: number) => Buffer): string[] {
  return Array.from({ length: CODE_COUNT }, () => {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

/** Normalises a typed recovery code: lower case, spaces, O for 0, and I or L for 1. @returns null when it is not one */
export function readRecoveryCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain.length === LENGTH && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null
}

/** The stored hash, which needs the installation's secret to be guessed from a copy of the database. */
export function hashRecoveryCode(secret: Buffer, code: string): Buffer {
  return sha256(secret, 'recovery code', code.replaceAll('-', ''))
}
