/** A DER value (X.690): its tag, its contents, and all its bytes. */
export type Der = { tag: number; contents: Uint8Array; whole: Uint8Array }

/** @throws Error for bytes that are no DER */
function readDer(bytes: Uint8Array, at: number): Der {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined) throw new Error('Cut off.')
  const width = first < 128 ? 0 : first & 127
  if (first === 128 || width > 4) throw new Error('A length of another form.')
  let length = width === 0 ? first : 0
  for (let index = 0; index < width; index++) length = length * 256 + (bytes[at + 2 + index] ?? 0)
  const start = at + 2 + width
  if (start + length > bytes.length) throw new Error('Longer than the bytes around it.')
  return { tag, contents: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) }
}

/** Returns the first value in bytes that may go on after it. */
export const firstDer = (bytes: Uint8Array): Der => readDer(bytes, 0)

/** Returns the values one after another in the contents of another. */
export function partsOf({ contents }: Pick<Der, 'contents'>): Der[] {
  const parts: Der[] = []
  for (let at = 0; at < contents.length; at += parts.at(-1)!.whole.length) parts.push(readDer(contents, at))
  return parts
}

/** Returns the part at this index. @throws Error if it is missing or has another tag */
export function partAt(value: Pick<Der, 'contents'>, index: number, tag?: number): Der {
  const part = partsOf(value)[index]
  if (part === undefined || (tag !== undefined && part.tag !== tag)) throw new Error(`No part ${index} of tag ${tag}.`)
  return part
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const isSame = (one: Uint8Array, other: Uint8Array): boolean => toHex(one) === toHex(other)
