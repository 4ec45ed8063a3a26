import { AppError, invalidField } from '../../../lib/errors.ts'
import { hasControlCharacter } from '../../../lib/text/visible-text.ts'
import { fieldName } from './field-name.ts'
import { shortName } from './short-name.ts'

const MAX_DEPTH = 64

/**
 * Rejects values that could not be stored and returned exactly: NUL (not allowed in PostgreSQL text) and lone
 * surrogates (invalid Unicode) in every string and property name, control characters in the strings of a body, and
 * nesting deeper than 64 levels.
 */
export function checkTexts(value: unknown, loc: string[]): void {
  const problem = findProblem(value, loc.length, loc[0] === 'body')
  if (problem === null) return
  const place = [...loc, ...problem.path.map(shortName)]
  throw invalidField(place, `${fieldName(place)} ${problem.msg}`, problem.type)
}

type Problem = { path: string[]; msg: string; type: string }

/** A body has up to half a million values, so a path is built only for the invalid one. */
function findProblem(value: unknown, depth: number, inBody: boolean): Problem | null {
  if (typeof value === 'string') return textProblem(value, []) ?? (inBody ? controlProblem(value) : null)
  if (typeof value !== 'object' || value === null) return null
  if (depth > MAX_DEPTH)
    throw new AppError('invalid_request', `The body may be nested ${MAX_DEPTH} levels deep, not more.`)
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const problem = findProblem(value[at], depth + 1, inBody)
      if (problem !== null) return { ...problem, path: [String(at), ...problem.path] }
    }
    return null
  }
  for (const name of Object.keys(value)) {
    const nameless = textProblem(name, ['a field name'])
    if (nameless !== null) return nameless
    const problem = findProblem((value as Record<string, unknown>)[name], depth + 1, inBody)
    if (problem !== null) return { ...problem, path: [name, ...problem.path] }
  }
  return null
}

function textProblem(text: string, path: string[]): Problem | null {
  if (text.includes('\0')) return { path, msg: 'must not contain the character U+0000', type: 'nul_character' }
  if (text.isWellFormed()) return null
  return { path, msg: 'must be well-formed Unicode text', type: 'malformed_unicode' }
}

function controlProblem(text: string): Problem | null {
  if (!hasControlCharacter(text)) return null
  const msg = 'must not contain control characters other than tabs and line breaks'
  return { path: [], msg, type: 'control_character' }
}
