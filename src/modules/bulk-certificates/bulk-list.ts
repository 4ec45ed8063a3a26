import { invalidField } from '../../lib/errors.ts'
import { missingKeys, type ValueRules } from '../certificates/index.ts'
import type { FoundNames } from './find-names.ts'

/** A list of names with what its certificates lack. */
export type BulkList = Omit<FoundNames, 'names'> & {
  kind: string
  names: (FoundNames['names'][number] & { missing_values: string[] })[]
  /** Rows that lack a value, and whether they get no certificate for that. */
  missing: { row: number; keys: string[] }[]
  isSkipped: boolean
}

export type ListChoices = { kind?: string | undefined; missing_values?: 'blank' | 'skip' | undefined }

/**
 * Finds the rows for which neither the file nor the event has a value, and leaves them out if that is asked for.
 * @throws AppError validation_failed if no row is left
 */
export function bulkList(
  found: FoundNames,
  rules: ValueRules,
  { kind = 'attendee', missing_values: choice = 'blank' }: ListChoices,
): BulkList {
  const isSkipped = choice === 'skip'
  const names = found.names.map((each) => ({
    ...each,
    missing_values: missingKeys(rules, { certificate_values: each.values, answers: null }),
  }))
  const lacking = names.filter((each) => each.missing_values.length > 0)
  const left = isSkipped ? names.filter((each) => each.missing_values.length === 0) : names
  if (left.length === 0 && found.problems.length === 0)
    throw invalidField(
      ['body', 'missing_values'],
      'missing_values skips every row: all of them lack a value',
      'no_names',
    )
  const missing = lacking.map(({ row, missing_values: keys }) => ({ row, keys }))
  return { ...found, kind, names: left, missing, isSkipped }
}
