import { isDeepStrictEqual } from 'node:util'

/**
 * Whether a record already has these values. An update that changes nothing then returns the record at once: no write,
 * no audit entry, no domain event, and `updated_at` stays. Only fields in `values` count, and the order of keys in
 * stored JSON does not matter.
 */
export function changesNothing<Values extends object>(
  before: { [Name in keyof Values]: unknown },
  values: Values,
): boolean {
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(before[name as keyof Values], value))
}
