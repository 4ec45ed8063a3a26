import type { FieldChange } from '../contacts/update-contacts.ts'

/**
 * Removes a change from the history of a field and reapplies what came after it. Later changes win; for tags, later
 * additions and removals are reapplied.
 * @param later changes of later merges in order; differences between them were made by people
 */
export function revertChange(
  { field, before, after }: FieldChange,
  later: readonly FieldChange[],
  now: unknown,
): { later: FieldChange[]; now: unknown } {
  let was = after
  let value = before
  const anew = later.map((each) => {
    const found = follow(field, was, each.before, value)
    value = follow(field, each.before, each.after, found)
    was = each.after
    return { field, before: found, after: value }
  })
  return { later: anew, now: follow(field, was, now, value) }
}

/** Applies the step between two values to another value. */
function follow(field: string, from: unknown, to: unknown, value: unknown): unknown {
  if (JSON.stringify(from) === JSON.stringify(to)) return value
  if (field !== 'tags') return to
  const [had, has, tags] = [from, to, value] as [string[], string[], string[]]
  const kept = tags.filter((tag) => !had.includes(tag) || has.includes(tag))
  return [...new Set([...kept, ...has.filter((tag) => !had.includes(tag))])]
}
