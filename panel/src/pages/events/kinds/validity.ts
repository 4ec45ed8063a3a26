import type { Event } from '@laurel/client'
import { numberIn } from '../../../components/fields.tsx'
import { timeIn } from '../../../components/time-field.tsx'

export const FIELDS = {
  days: 'certificate_validity_days',
  months: 'certificate_validity_months',
  years: 'certificate_validity_years',
  until: 'certificate_valid_until',
} as const

export type Unit = keyof typeof FIELDS | 'never'

export type Validity = Pick<Event, (typeof FIELDS)[keyof typeof FIELDS]>

export const NEVER: Validity = {
  certificate_validity_days: null,
  certificate_validity_months: null,
  certificate_validity_years: null,
  certificate_valid_until: null,
}

/** The one field that is set. */
export function unitOf(validity: Validity): Unit {
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).find((unit) => validity[FIELDS[unit]] !== null) ?? 'never'
}

/**
 * Reads the validity that a form shows: the one field that is there, the others as null.
 * @param prefix what the names of the inputs begin with, such as `certificate_kinds.0.`
 */
export function readValidity(values: FormData, prefix: string, zone: string): Validity {
  const number = (unit: 'days' | 'months' | 'years') => numberIn(values, `${prefix}${FIELDS[unit]}`)
  return {
    certificate_validity_days: number('days'),
    certificate_validity_months: number('months'),
    certificate_validity_years: number('years'),
    certificate_valid_until: timeIn(values, `${prefix}${FIELDS.until}`, zone),
  }
}
