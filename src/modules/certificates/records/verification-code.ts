import { ALPHABET, checkCharacter } from '../../../lib/crypto/check-character.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Creates a code of 12 random characters in Crockford's base32 (60 bits) and a check character. */
export function makeVerificationCode(randomBytes: (size: number) => Buffer): string {
  const characters = Array.from(randomBytes(12), (byte) => ALPHABET[byte & 31]).join('')
  return characters + checkCharacter(characters)
}

/** Formats a code in groups of four, as printed: `7KQ2-M9XF-3TBA-C`. */
export function groupCode(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}

export type ReadCode = { kind: 'public_id' | 'code'; value: string } | { kind: 'mistyped' | 'unknown' }

/**
 * Parses a public id, or a verification code with or without groups, in any case, with O for 0 and I, İ or L for 1. A
 * code of the right length with a wrong check character is mistyped.
 */
export function readCode(text: string): ReadCode {
  const lower = text.trim().toLowerCase()
  if (UUID.test(lower)) return { kind: 'public_id', value: lower }
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IİL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{13}$/.test(code)) return { kind: 'unknown' }
  return checkCharacter(code.slice(0, 12)) === code[12] ? { kind: 'code', value: code } : { kind: 'mistyped' }
}
