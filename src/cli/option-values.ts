import { InvalidArgumentError } from 'commander'

const LONGEST_NAME = 200

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

/** Trimmed, as names are that come over HTTP. */
export function name(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || [...trimmed].length > LONGEST_NAME || !trimmed.isWellFormed())
    throw new InvalidArgumentError(`It must have 1 to ${LONGEST_NAME} characters.`)
  return trimmed
}

export function list(text: string): string[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) throw new InvalidArgumentError('It must not be empty.')
  return parts
}
