import type { FieldProblem } from '../errors.ts'
import { hasControlCharacter } from '../text/visible-text.ts'

/** Returns a problem with the text of a cell that applies to any field; undefined if there is none. */
export function cellProblem(field: string, value: string, longest: number): FieldProblem | undefined {
  if (value.length > longest)
    return fieldProblem(field, `has ${value.length} characters, which is too long`, 'too_long')
  // Undecodable bytes have become U+FFFD.
  if (!value.isWellFormed() || value.includes('\ufffd'))
    return fieldProblem(field, 'must be well-formed Unicode text', 'malformed_unicode')
  if (hasControlCharacter(value)) return fieldProblem(field, 'must not contain control characters', 'control_character')
  return undefined
}

export function fieldProblem(field: string, words: string, type: string): FieldProblem {
  return { loc: ['body', field], msg: `${field} ${words}`, type }
}
