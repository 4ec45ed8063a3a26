/**
 * Keeps the values that were used last: at most so many, and, but for the newest one, at most so many bytes of them.
 */
export function lruCache<Value>(most: { values: number; bytes: number }, bytesOf: (value: Value) => number) {
  const kept = new Map<string, Value>()
  let bytes = 0
  const drop = (key: string, value: Value) => {
    kept.delete(key)
    bytes -= bytesOf(value)
  }
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      const before = kept.get(key)
      if (before !== undefined) drop(key, before)
      kept.set(key, value)
      bytes += bytesOf(value)
      for (const [oldest, old] of kept) {
        if (oldest === key || (kept.size <= most.values && bytes <= most.bytes)) break
        drop(oldest, old)
      }
    },
    delete(key: string): void {
      const value = kept.get(key)
      if (value !== undefined) drop(key, value)
    },
  }
}
