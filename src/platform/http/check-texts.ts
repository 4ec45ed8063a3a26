import { AppError, invalidField } from '../errors.ts'

const MAX_DEPTH = 64

/**
 * Refuses what could not be stored or given back exactly: NUL (PostgreSQL has none in text) and halves of surrogate
 * pairs (they are no Unicode text), in every string and property name; and nesting deeper than 64 levels.
 */
export function checkTexts(value: unknown, loc: string[]): void {
  if (value === undefined || value === null) return
  if (typeof value === 'string') {
    if (value.includes('\0'))
      throw invalidField(loc, `${loc.at(-1)} must not contain the character U+0000`, 'nul_character')
    if (!value.isWellFormed())
      throw invalidField(loc, `${loc.at(-1)} must be well-formed Unicode text`, 'malformed_unicode')
    return
  }
  if (typeof value !== 'object') return
  if (loc.length > MAX_DEPTH)
    throw new AppError('invalid_request', `The body may be nested ${MAX_DEPTH} levels deep, not more.`)
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) checkTexts(name, [...loc, 'a field name'])
    checkTexts(inner, [...loc, name])
  }
}
