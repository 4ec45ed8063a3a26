import { invalidField } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { COMMON_WORDS } from './common-words.ts'

const MIN_PASSWORD_LENGTH = 10

/** Sequences on keyboards, of digits and of letters. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')])

const DAY = /^(?:(?:19|20)\d{2}[01]\d[0-3]\d|[0-3]\d[01]\d(?:19|20)\d{2})/

const MEANT: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * Rejects easily guessed passwords. Digits and signs are not required, because such rules make passwords alike.
 * @param about facts that a guesser knows about the person and that must not make up the password
 * @throws AppError validation_failed
 */
export function validatePassword(password: string, about: readonly string[], field = 'password'): void {
  const why = weaknessOf(password, about)
  if (why !== null) throw invalidField(['body', field], why, 'weak_password')
}

/** Why a password is easy to guess, in words, or null. */
export function weaknessOf(password: string, about: readonly string[]): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return `must have at least ${MIN_PASSWORD_LENGTH} characters`
  if (isCommon(password)) return 'is commonly guessed; use three or four unrelated words'
  const known = about.flatMap((text) => searchKey(text).split(/[\s@.+_-]+/)).filter((part) => part.length >= 4)
  const whole = searchKey(password)
  const rest = known.reduce((text, part) => text.replaceAll(part, ''), whole)
  if (rest !== whole && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 6) return 'consists of your name or address'
  return null
}

/**
 * Whether it consists of a few repeated characters, a stolen password, keyboard sequences, or common words with digits
 * and signs around them.
 */
function isCommon(password: string): boolean {
  const text = searchKey(password)
  if (new Set(text).size < 4) return true
  const unit = /^(.+?)\1+$/.exec(text)?.[1] ?? text
  if (unit !== text && unit.length < 6) return true
  const within = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const meant = [...within].map((letter) => MEANT[letter] ?? letter).join('')
  const forms = [text, unit, within, meant].filter((form) => form !== '')
  return forms.some((form) => isOftenStolen(form) || consistsOfRows(form) || consistsOfWords(form))
}

let stolen: ReadonlySet<string> | null = null

function isOftenStolen(text: string): boolean {
  // Built on first use, because most processes validate no password.
  stolen ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/))
  return stolen.has(text)
}

function consistsOfRows(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const max = ROWS.reduce((longest, row) => Math.max(longest, sharedLength(rest, row)), 0)
    if (max < 3) return rest.length < 3
    rest = rest.slice(max)
  }
  return true
}

/** Length of the start of a text that is part of a row. */
function sharedLength(text: string, row: string): number {
  let length = 0
  while (length < text.length && row.includes(text.slice(0, length + 1))) length += 1
  return length
}

/** Whether a text consists of common words, apart from digits and signs, or is a date in digits. */
function consistsOfWords(text: string): boolean {
  const letters = text.replace(/[^\p{L}]+/gu, ' ').trim()
  return letters === '' ? DAY.test(text.replace(/\D/g, '')) : letters.split(' ').every(isOfWords)
}

function isOfWords(letters: string): boolean {
  const from = [0]
  for (const at of from)
    for (let end = at + 1; end <= letters.length; end += 1)
      if (!from.includes(end) && COMMON_WORDS.has(letters.slice(at, end))) from.push(end)
  return from.includes(letters.length)
}
