import type { FieldProblem } from '../../../lib/errors.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { ContactProperty } from '../properties/property-schema.ts'
import { validateProperty } from '../properties/validate-property.ts'

/** Numbers with digits grouped by points or blanks and a decimal comma, or the other way round. */
const COMMA = /^[+-]?(\d+|\d{1,3}([. '\u00a0\u202f]\d{3})+)(,\d+)?$/
const POINT = /^[+-]?(\d+|\d{1,3}([, '\u00a0\u202f]\d{3})+)(\.\d+)?$/

/**
 * Interprets a cell as a value of a custom field, with numbers and dates as people write them in several countries. A
 * cell that cannot be interpreted stays a text, which the rules of the field then reject.
 */
export function customValue(cell: string, { type, options }: ContactProperty): string | number {
  if (type === 'number') return numberIn(cell) ?? cell
  if (type === 'date') return dateIn(cell)
  if (type === 'choice') return options.find((option) => searchKey(option) === searchKey(cell)) ?? cell
  return cell
}

/**
 * A single point or comma before three digits is ambiguous; it is read as in English, where a point is the decimal
 * separator.
 */
function numberIn(text: string): number | null {
  if (POINT.test(text)) return Number(text.replace(/[^\d.+-]/g, ''))
  if (COMMA.test(text)) return Number(text.replace(/[^\d,+-]/g, '').replace(',', '.'))
  return /^[+-]?\d+(\.\d+)?E[+-]?\d+$/i.test(text) ? Number(text) : null
}

/** `22.11.2026` begins with the day; `11/22/2026` begins with the month only if the other number cannot be a month. */
function dateIn(text: string): string {
  const parts = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})(?:\s+0?0:00(?::00)?)?$/.exec(text)
  if (!parts) return text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')
  const [, first, sign, second, year] = parts as unknown as [string, string, string, string, string]
  const written = (day: string, month: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (sign === '.' || Number(first) > 12) return written(first, second)
  return Number(second) > 12 ? written(second, first) : text
}

/** Returns the problems with custom field values. */
export function customValueProblems(
  values: Record<string, string | number>,
  own: readonly ContactProperty[],
): FieldProblem[] {
  return own.flatMap((field) => {
    const value = values[field.key]
    const problem = value === undefined ? null : validateProperty(field, value)
    return problem
      ? [{ loc: ['body', 'properties', field.key], msg: `${field.label} ${problem.msg}`, type: problem.type }]
      : []
  })
}
