type JsonSchema = { type?: unknown; minimum?: number; maximum?: number } & Record<string, unknown>

/**
 * Limits integers in a schema to the range in which JSON numbers are exact (RFC 8259, section 6: 2^53 - 1). A larger
 * one would arrive changed, or exceed a bigint column.
 */
export function withExactIntegers<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withExactIntegers) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, withExactIntegers(value)]),
  ) as JsonSchema
  if ([copy.type].flat().includes('integer')) {
    copy.minimum ??= Number.MIN_SAFE_INTEGER
    copy.maximum ??= Number.MAX_SAFE_INTEGER
  }
  return copy as T
}
