/** Returns the name of the field at a path for a message; an entry of a list includes the list's name: `tags.0`. */
export function fieldName(path: readonly string[]): string | undefined {
  const named = path.findLastIndex((part) => !/^\d+$/.test(part))
  return path.length === 0 ? undefined : path.slice(Math.max(named, 0)).join('.')
}
