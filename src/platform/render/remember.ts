/** The value kept under a key, made and kept if there is none; a cache that has reached its limit starts afresh. */
export function remember<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value, limit = 20_000): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  if (cache.size >= limit) cache.clear()
  cache.set(key, made)
  return made
}
