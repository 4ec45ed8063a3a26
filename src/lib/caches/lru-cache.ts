/**
 * A cache of the most recently used values, bounded in number and in bytes. The newest value stays even if it alone
 * exceeds the bytes.
 */
export function lruCache<Value>(max: { values: number; bytes: number }, bytesOf: (value: Value) => number) {
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
        if (oldest === key || (kept.size <= max.values && bytes <= max.bytes)) break
        drop(oldest, old)
      }
    },
    delete(key: string): void {
      const value = kept.get(key)
      if (value !== undefined) drop(key, value)
    },
  }
}
