/** Returns the cached value of a key, computing it if absent. A cache that reaches `limit` entries is emptied. */
export function memoize<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value, limit = 20_000): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  if (cache.size >= limit) cache.clear()
  cache.set(key, made)
  return made
}
