/**
 * Converts path and query values from text to their schema's types; text that cannot be converted stays and fails
 * validation.
 */
export function textToValues(
  data: unknown,
  properties: Record<string, { type?: unknown; items?: { type?: unknown } }>,
  part: 'query' | 'path' | 'header',
): unknown {
  if (typeof data !== 'object' || data === null) return data
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(data)) {
    const { type, items } = properties[name] ?? {}
    const read = (one: unknown) => (typeof one === 'string' ? readValue(one, items?.type ?? type, part) : one)
    values[name] = type === 'array' ? (Array.isArray(text) ? text : [text]).map(read) : read(text)
  }
  return values
}

function readValue(text: string, type: unknown, part: string): unknown {
  if (type === 'integer' && /^[+-]?\d+$/.test(text)) return readInteger(text, part)
  if (type === 'number' && /^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === '1')) return true
  if (type === 'boolean' && (text === 'false' || text === '0')) return false
  return text
}

/** Larger than a bigint column allows: no row has such an id or the id 0, and no list has such a page. */
function readInteger(text: string, part: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return number
  return part === 'path' ? 0 : Math.sign(number) * Number.MAX_SAFE_INTEGER
}
