import { invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { definedValues } from '../../events/index.ts'

/**
 * Merges certificate values written by an organiser. Null and blank texts remove a value; a key that the event and its
 * kinds do not define is rejected, unless its value was stored before and stays the same.
 * @throws AppError not_found for the event; validation_failed
 */
export async function organiserValues(
  ctx: Context,
  eventId: number,
  before: Record<string, string>,
  given: Record<string, string | null>,
): Promise<Record<string, string>> {
  const changed = Object.entries(given).filter(([key, value]) => (before[key] ?? '') !== (value?.trim() ?? ''))
  if (changed.length === 0) return before
  await refuseUnknownKeys(
    ctx,
    eventId,
    changed.map(([key]) => key),
  )
  const merged = { ...before, ...Object.fromEntries(changed.map(([key, value]) => [key, value?.trim() ?? ''])) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

async function refuseUnknownKeys(ctx: Context, eventId: number, keys: string[]): Promise<void> {
  const known = (await definedValues(ctx, eventId)).map(({ key }) => key).toSorted()
  const unknown = keys.find((key) => !known.includes(key))
  if (unknown === undefined) return
  const defined = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`
  const msg = `values has the key "${unknown}", which is not in certificate_values of the event: ${defined}`
  throw invalidField(['body', 'values', unknown], msg, 'unknown_key')
}
