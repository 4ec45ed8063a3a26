import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import type { ContactProperty } from './property-schema.ts'

const MAX_VALUE_LENGTH = 1_000

type Problem = { type: string; msg: string }

/** Returns the problem with a custom field value, as text that follows the name of the field; null if it is valid. */
export function validateProperty({ type, options }: ContactProperty, value: string | number | null): Problem | null {
  if (value === null) return null
  if (type === 'number') return typeof value === 'number' ? null : { type: 'number_type', msg: 'must be a number' }
  if (typeof value !== 'string') return { type: 'string_type', msg: 'must be a text' }
  if (type === 'date')
    return value.length === 10 && parseTimestamp(value) !== null
      ? null
      : { type: 'day', msg: 'must be a date such as 2026-11-20' }
  if (type === 'choice')
    return options.includes(value) ? null : { type: 'enum', msg: `must be one of ${options.join(', ')}`.slice(0, 500) }
  return value.length <= MAX_VALUE_LENGTH
    ? null
    : { type: 'too_long', msg: `must have at most ${MAX_VALUE_LENGTH} characters` }
}
