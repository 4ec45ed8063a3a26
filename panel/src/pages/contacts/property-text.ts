import type { ContactProperty } from '@laurel/client'
import type { Formats } from '../../messages/formats.ts'

/** Returns the value of a custom field as people read it; a dash without one. */
export function propertyText(
  { type }: Pick<ContactProperty, 'type'>,
  value: string | number | null | undefined,
  formats: Formats,
): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formats.number(value)
  return type === 'date' ? formats.day(`${value}T12:00:00Z`, 'UTC') : value
}
