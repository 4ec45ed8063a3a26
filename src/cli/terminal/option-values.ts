import { InvalidArgumentError } from 'commander'
import { isApiKey, KEY_FORM } from '../../lib/crypto/api-key-form.ts'
import { LANGUAGE_LIST, languageOf } from '../../lib/text/languages.ts'
import { hasControlCharacter, isVisible } from '../../lib/text/visible-text.ts'

const MAX_NAME = 200

export function integer(text: string): number {
  const number = Number(text)
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number) || number === 0)
    throw new InvalidArgumentError('It must be a whole number, and not 0.')
  return number
}

export function natural(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new InvalidArgumentError('It must be a whole number.')
  return number
}

/** Trims a name, as the API does. */
export function name(text: string): string {
  const trimmed = plainText(text).trim()
  if (!isVisible(trimmed) || [...trimmed].length > MAX_NAME)
    throw new InvalidArgumentError(`It must have 1 to ${MAX_NAME} characters, and one at least that can be seen.`)
  return trimmed
}

export function plainText(text: string): string {
  if (hasControlCharacter(text) || !text.isWellFormed())
    throw new InvalidArgumentError('It must not contain control characters other than tabs and line breaks.')
  return text
}

export function language(tag: string): string {
  if (languageOf(tag) === null)
    throw new InvalidArgumentError(`It must be a language tag that begins with ${LANGUAGE_LIST}.`)
  return tag
}

export function list(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new InvalidArgumentError('It must not be empty.')
  return parts
}

/** Parses an http or https URL and returns it as it was typed. */
export function webAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new InvalidArgumentError('It must be an http or https address, without user name and password.')
  return text
}

export function webhookSecret(text: string): string {
  if (!/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(text))
    throw new InvalidArgumentError('It must be whsec_ and the base64 of 16 bytes or more.')
  return text
}

export function apiKey(text: string): string {
  const key = text.trim()
  if (!isApiKey(key)) throw new InvalidArgumentError(`An API key is ${KEY_FORM}.`)
  return key
}
