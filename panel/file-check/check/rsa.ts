import { firstDer, partAt, toHex } from './der.ts'
import { sha256 } from './sha2.ts'

/** A public RSA key. */
export type RsaKey = { modulus: bigint; exponent: bigint; bytes: number }

const RSA = '06092a864886f70d010101'
/** DigestInfo of SHA-256 (RFC 8017, 9.2). */
const SHA256_INFO = '3031300d060960864801650304020105000420'

const toNumber = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes) || '0'}`)

/** Reads a SubjectPublicKeyInfo. @returns null for another kind of key, or one of a size that nobody should use */
export function rsaKey(info: Parameters<typeof partAt>[0]): RsaKey | null {
  if (toHex(partAt(partAt(info, 0), 0).whole) !== RSA) return null
  const key = firstDer(partAt(info, 1, 0x03).contents.subarray(1))
  const [modulus, exponent] = [partAt(key, 0, 0x02), partAt(key, 1, 0x02)].map(({ contents }) => toNumber(contents))
  const bytes = Math.ceil(modulus!.toString(16).length / 2)
  const isUsual = bytes >= 256 && bytes <= 1024 && exponent! >= 3n && exponent! < 2n ** 33n
  return isUsual ? { modulus: modulus!, exponent: exponent!, bytes } : null
}

/**
 * Checks a signature of SHA-256 with RSA (RSASSA-PKCS1-v1_5). The browser's own would not do, because pages over plain
 * http lack it.
 */
export function rsaHolds({ modulus, exponent, bytes }: RsaKey, data: Uint8Array, signature: Uint8Array): boolean {
  const value = toNumber(signature)
  if (signature.length !== bytes || value >= modulus) return false
  const found = power(value, exponent, modulus)
    .toString(16)
    .padStart(bytes * 2, '0')
  const tail = `00${SHA256_INFO}${toHex(sha256(data))}`
  return found === `0001${'f'.repeat(bytes * 2 - 4 - tail.length)}${tail}`
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let factor = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
  }
  return result
}
