import type { LayoutField } from './scene-types.ts'

/** What all of these fields have alike, or null where they differ. */
export function sharedValue<T>(fields: readonly LayoutField[], of: (field: LayoutField) => T): T | null {
  const [first, ...others] = fields.map(of)
  return first !== undefined && others.every((each) => each === first) ? first : null
}
