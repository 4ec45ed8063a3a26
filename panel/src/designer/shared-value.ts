import type { LayoutField } from './scene-types.ts'

/** The value that all fields share, or null if they differ. */
export function sharedValue<T>(fields: readonly LayoutField[], of: (field: LayoutField) => T): T | null {
  const [first, ...others] = fields.map(of)
  return first !== undefined && others.every((each) => each === first) ? first : null
}
