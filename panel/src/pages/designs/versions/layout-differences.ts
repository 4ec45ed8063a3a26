import type { Layout } from '@laurel/client'

type Field = Layout['fields'][number]

/**
 * Differences between two layouts: changed, added and removed fields in the order of the second, and whether the
 * background or the private values differ.
 */
export function layoutDifferences(
  before: Layout,
  after: Layout,
): { fields: Field[]; ground: boolean; privacy: boolean } {
  const changed = after.fields.filter((field, index) => !isSame(field, before.fields[index]))
  const gone = before.fields.slice(after.fields.length)
  const ground = (['page', 'language', 'drawing'] as const).some((key) => !isSame(before[key], after[key]))
  const privacy = !isSame(before.private_values ?? [], after.private_values ?? [])
  return { fields: [...changed, ...gone], ground, privacy }
}

export function isSameLayout(one: Layout, other: Layout): boolean {
  return isSame(one, other)
}

/** The service does not store the order of names. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame((one as Fields)[name], (other as Fields)[name]))
}
type Fields = Record<string, unknown>
