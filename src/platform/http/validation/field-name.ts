/**
 * Returns the name of the field at a path for a message; an entry of a list includes the list's name: `tags.0`. Null for
 * the body itself.
 */
export function fieldName(path: readonly string[]): string | null {
  if (path.length === 0) return null
  const named = path.findLastIndex((part) => !/^\d+$/.test(part))
  return named < 0 ? `entry ${path.join('.')}` : path.slice(named).join('.')
}
