/** The fields of a message of Protocol Buffers: numbers, or the bytes of texts and messages, by field number. */
export type Fields = Map<number, (bigint | Buffer)[]>

/** Reads a message without knowing its type (encoding of Protocol Buffers, wire types 0, 1, 2 and 5). */
export function readFields(bytes: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]!
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const take = (length: number) => {
    at += length
    return bytes.subarray(at - length, at)
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const type = tag & 7
    const value = type === 0 ? varint() : take(type === 1 ? 8 : type === 5 ? 4 : Number(varint()))
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields
}

/** The messages in a repeated field. */
export const messages = (fields: Fields, number: number): Fields[] =>
  (fields.get(number) ?? []).map((bytes) => readFields(bytes as Buffer))
/** The first bytes, text or number of a field, or none. */
export const bytesOf = (fields: Fields, number: number) =>
  (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0)
export const textOf = (fields: Fields, number: number) => bytesOf(fields, number).toString()
export const numberOf = (fields: Fields, number: number) => Number(fields.get(number)?.[0] ?? 0)
