import { isDeepStrictEqual } from 'node:util'

/** Returns which of the fields differ between two states of a record, for the event that announces the change. */
export function changedFields<Field extends string>(
  before: { readonly [Name in Field]: unknown },
  after: { readonly [Name in Field]: unknown },
  fields: readonly Field[],
): Field[] {
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}
