const MODULUS = 65521
/** The number of bytes that can be added before the sums exceed 32 bits. */
const MAX_BYTES = 5552

/** Returns the Adler-32 checksum of a zlib stream (RFC 1950, 8.2); 1 for no bytes. */
export function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (let at = 0; at < bytes.length; ) {
    for (const end = Math.min(at + MAX_BYTES, bytes.length); at < end; at += 1) {
      a += bytes[at]!
      b += a
    }
    a %= MODULUS
    b %= MODULUS
  }
  return b * 65536 + a
}

/** Combines the checksums of two adjacent pieces; the second is `length` bytes long. */
export function joinAdler32(first: number, second: number, length: number): number {
  const before = (first % 65536) - 1
  const a = (before + (second % 65536) + MODULUS) % MODULUS
  const b = (Math.floor(first / 65536) + Math.floor(second / 65536) + length * (before + MODULUS)) % MODULUS
  return b * 65536 + a
}
