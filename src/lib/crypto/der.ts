// Values in DER (X.690), as certificates and signatures of documents use them.

const LONG_FORM = 0x80
const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, utf8: 0x0c, utcTime: 0x17, generalizedTime: 0x18 }

/** Returns a value with its tag, its length and its parts as contents. Parts are values themselves, or bytes. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(length)]), ...parts])
}

function lengthOf(length: number): number[] {
  if (length < LONG_FORM) return [length]
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return [LONG_FORM | bytes.length, ...bytes]
}

export const derSequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
/** Returns a set with its members in the given order, which must be that of their bytes. */
export const derSet = (...parts: readonly Uint8Array[]) => der(0x31, ...parts)
export const derOctets = (bytes: Uint8Array) => der(TAG.octets, bytes)
export const derText = (text: string) => der(TAG.utf8, Buffer.from(text))
/** Returns a whole number from 0 to 127. */
export const derInteger = (value: number) => der(TAG.integer, Buffer.from([value]))
/** Returns bits; `unused` of the last byte do not count. */
export const derBits = (bytes: Uint8Array, unused = 0) => der(TAG.bits, Buffer.from([unused]), bytes)

/** Returns a positive number from its bytes, the first of which decides nothing: its upper two bits are replaced. */
export function derSerial(bytes: Buffer): Buffer {
  return der(TAG.integer, Buffer.from([0x40 | (bytes[0]! & 0x3f), ...bytes.subarray(1)]))
}

export const DER_NULL = Buffer.from([5, 0])
export const DER_TRUE = Buffer.from([1, 1, 0xff])

/** Returns an object identifier such as `1.2.840.113549.1.7.2`. */
export function derId(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number)
  const bytes = [first! * 40 + second!, ...rest].flatMap((arc) => {
    const digits = [arc & 127]
    for (let more = Math.floor(arc / 128); more > 0; more = Math.floor(more / 128)) digits.unshift(128 | (more & 127))
    return digits
  })
  return der(0x06, Buffer.from(bytes))
}

/** Returns a time of certificates: UTCTime up to 2049, GeneralizedTime from 2050 on (RFC 5280, 4.1.2.5). */
export function derTime(date: Date): Buffer {
  const digits = `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`
  return date.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(digits.slice(2)))
    : der(TAG.generalizedTime, Buffer.from(digits))
}

/** Returns the values that follow one another in bytes, each with tag and length. @throws Error if they are cut off */
export function derValues(bytes: Buffer): Buffer[] {
  const values: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const { start, length } = headOf(bytes, at)
    const end = start + length
    if (end > bytes.length) throw new Error('The DER value is cut off.')
    values.push(bytes.subarray(at, end))
    at = end
  }
  return values
}

/** Returns the contents of a value. */
export function derContents(value: Buffer): Buffer {
  return value.subarray(headOf(value, 0).start)
}

function headOf(bytes: Buffer, at: number): { start: number; length: number } {
  const first = bytes[at + 1]
  if (first === undefined) throw new Error('The DER value is cut off.')
  if (first < LONG_FORM) return { start: at + 2, length: first }
  const width = first & 127
  if (width === 0 || width > 4 || at + 2 + width > bytes.length) throw new Error('The DER length cannot be read.')
  return { start: at + 2 + width, length: bytes.readUIntBE(at + 2, width) }
}
