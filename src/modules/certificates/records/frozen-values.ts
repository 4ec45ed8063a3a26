import { searchKey } from '../../../lib/text/search-key.ts'
import type { Certificate } from './certificate-schema.ts'

/** A value as a certificate states it. `private` values are drawn, and not shown where it is verified. */
export type FrozenValue = { key: string; label: string; value: string; private?: true }

type Shown = Certificate['values']

/** Returns all values, for the organisation. */
export function allValues(values: FrozenValue[] | null): Shown {
  return (values ?? []).map(({ key, label, value }) => ({ key, label, value }))
}

/** Returns the values that anyone may see. */
export function publicValues(values: FrozenValue[] | null): Shown {
  return allValues(values?.filter((each) => !each.private) ?? null)
}

/** Returns the text by which a certificate is found: its name and values, folded. */
export function certificateSearchText(row: {
  attendee_name: string
  certificate_values: FrozenValue[] | null
}): string {
  const values = row.certificate_values ?? []
  return searchKey([row.attendee_name, ...values.map(({ value }) => value)].join(' '))
}
