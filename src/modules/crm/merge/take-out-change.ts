import type { FieldChange } from '../contacts/update-contacts.ts'

/**
 * Takes a change out of a field's history: what came after it is done again on what was before it. Whoever set a field
 * since has set it; of tags what was added and taken away since is added and taken away.
 * @param later the changes of later merges, in their order; what lies between them people have done
 */
export function takeOutChange(
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

/** What a value becomes by the step from one to another. */
function follow(field: string, from: unknown, to: unknown, value: unknown): unknown {
  if (JSON.stringify(from) === JSON.stringify(to)) return value
  if (field !== 'tags') return to
  const [had, has, tags] = [from, to, value] as [string[], string[], string[]]
  const kept = tags.filter((tag) => !had.includes(tag) || has.includes(tag))
  return [...new Set([...kept, ...has.filter((tag) => !had.includes(tag))])]
}
