import { ALPHABET } from '../../../lib/crypto/check-character.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'

const HOW_MANY = 10
/** Fifty random bits: they stand for a password, and guesses are limited besides. */
const LENGTH = 10

/** Ten codes such as `7QK2M-X0B4T`, for whoever has lost their telephone. */
export function newRecoveryCodes(randomBytes: (size: number) => Buffer): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

/** Whether a text has the form of one, as people write it: in small letters, with blanks, with O for 0 and I or L for 1. */
export function readRecoveryCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain.length === LENGTH && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null
}

/** How one is stored: nobody reads it from a copy of the database without the installation's secret. */
export function hashRecoveryCode(secret: Buffer, code: string): Buffer {
  return sha256(secret, 'recovery code', code.replaceAll('-', ''))
}
