import type { FieldProblem } from '../../../platform/errors.ts'
import { fold } from '../../../platform/text/fold.ts'
import { parseTimestamp } from '../../../platform/text/timestamp.ts'
import type { OwnField } from './contact-fields.ts'

/** Digits in groups by points or blanks, and a comma before what is below one; or the other way round. */
const COMMA = /^[+-]?(\d+|\d{1,3}([. '\u00a0\u202f]\d{3})+)(,\d+)?$/
const POINT = /^[+-]?(\d+|\d{1,3}([, '\u00a0\u202f]\d{3})+)(\.\d+)?$/

/**
 * The value of a field of the organisation's own that a cell means, as people of several countries write numbers and
 * dates. What cannot be understood stays the text that it is, and is refused by the rules of the field.
 */
export function ownValue(cell: string, { type, options }: OwnField): string | number {
  if (type === 'number') return numberIn(cell) ?? cell
  if (type === 'date') return dateIn(cell)
  if (type === 'choice') return options.find((option) => fold(option) === fold(cell)) ?? cell
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
export function ownProblems(values: Record<string, string | number>, own: readonly OwnField[]): FieldProblem[] {
  return own.flatMap((field) => {
    const value = values[field.key]
    const problem = value === undefined ? undefined : problemOf(value, field)
    return problem
      ? [{ loc: ['body', 'properties', field.key], msg: `${field.label} ${problem[1]}`, type: problem[0] }]
      : []
  })
}

function problemOf(value: string | number, { type, options }: OwnField): [type: string, words: string] | undefined {
  if (type === 'number' && !Number.isFinite(value)) return ['number', 'must be a number']
  if (type === 'date' && !(/^\d{4}-\d{2}-\d{2}$/.test(String(value)) && parseTimestamp(String(value))))
    return ['date', 'must be a date such as 2026-11-22']
  if (type === 'choice' && !options.includes(String(value))) return ['enum', `must be one of ${options.join(', ')}`]
  return undefined
}
