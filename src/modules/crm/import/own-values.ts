import type { FieldProblem } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { validateProperty } from '../properties/validate-property.ts'

/** Digits in groups by points or blanks, and a comma before what is below one; or the other way round. */
const COMMA = /^[+-]?(\d+|\d{1,3}([. '\u00a0\u202f]\d{3})+)(,\d+)?$/
const POINT = /^[+-]?(\d+|\d{1,3}([, '\u00a0\u202f]\d{3})+)(\.\d+)?$/

/**
 * The value of a field of the organisation's own that a cell means, as people of several countries write numbers and
 * dates. What cannot be understood stays the text that it is, and is refused by the rules of the field.
 */
export function ownValue(cell: string, { type, options }: ContactProperty): string | number {
  if (type === 'number') return numberIn(cell) ?? cell
  if (type === 'date') return dateIn(cell)
  if (type === 'choice') return options.find((option) => searchKey(option) === searchKey(cell)) ?? cell
  return cell
}

/** A single point or comma with three digits behind it may be either; it is taken as in English, where it is a point. */
function numberIn(text: string): number | null {
  if (POINT.test(text)) return Number(text.replace(/[^\d.+-]/g, ''))
  if (COMMA.test(text)) return Number(text.replace(/[^\d,+-]/g, '').replace(',', '.'))
  return /^[+-]?\d+(\.\d+)?E[+-]?\d+$/i.test(text) ? Number(text) : null
}

/** `22.11.2026` is known to begin with the day; `11/22/2026` with the month only where the other number is no month. */
function dateIn(text: string): string {
  const parts = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})(?:\s+0?0:00(?::00)?)?$/.exec(text)
  if (!parts) return text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')
  const [, first, sign, second, year] = parts as unknown as [string, string, string, string, string]
  const written = (day: string, month: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (sign === '.' || Number(first) > 12) return written(first, second)
  return Number(second) > 12 ? written(second, first) : text
}

/** What is wrong with the values of these fields. */
export function ownProblems(values: Record<string, string | number>, own: readonly ContactProperty[]): FieldProblem[] {
  return own.flatMap((field) => {
    const value = values[field.key]
    const problem = value === undefined ? null : validateProperty(field, value)
    return problem
      ? [{ loc: ['body', 'properties', field.key], msg: `${field.label} ${problem.msg}`, type: problem.type }]
      : []
  })
}
