import type { Bytes } from '../read/bytes.ts'

const PRIMES = Array.from({ length: 410 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n))

function hasDivisor(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return true
  return false
}

/** The first 64 bits after the point of a number's square or cube root (FIPS 180-4, 4.2.3). */
function rootBits(n: number, degree: 2n | 3n): bigint {
  const wanted = BigInt(n) << (64n * degree)
  let [low, high] = [0n, 1n << 72n]
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree > wanted) high = middle
    else low = middle
  }
  return low & MASK
}

const MASK = (1n << 64n) - 1n
const START = PRIMES.slice(0, 8).map((prime) => rootBits(prime, 2n))
const ROUNDS = PRIMES.map((prime) => rootBits(prime, 3n))
const START_32 = START.map((bits) => Number(bits >> 32n))
const ROUNDS_32 = ROUNDS.map((bits) => Number(bits >> 32n))

/** Adds the padding: a one, zeros, and the length in bits, up to whole blocks. */
function padded(bytes: Uint8Array, block: number): DataView {
  const length = Math.ceil((bytes.length + 1 + block / 8) / block) * block
  const view = new DataView(new ArrayBuffer(length))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n)
  return view
}

const turn32 = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * Returns the SHA-256 of bytes (FIPS 180-4). The browser's own cannot be waited for where texts are compared, and pages
 * over plain http lack it; a library would not fit into a page of 20 KB.
 */
export function sha256(bytes: Uint8Array): Bytes {
  const view = padded(bytes, 64)
  const state = Int32Array.from(START_32)
  const words = new Int32Array(64)
  for (let at = 0; at < view.byteLength; at += 64) {
    for (let n = 0; n < 16; n++) words[n] = view.getInt32(at + 4 * n)
    for (let n = 16; n < 64; n++) {
      const [early, late] = [words[n - 15]!, words[n - 2]!]
      const first = turn32(early, 7) ^ turn32(early, 18) ^ (early >>> 3)
      const second = turn32(late, 17) ^ turn32(late, 19) ^ (late >>> 10)
      words[n] = words[n - 16]! + first + words[n - 7]! + second
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
    for (let n = 0; n < 64; n++) {
      const one = h + (turn32(e, 6) ^ turn32(e, 11) ^ turn32(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS_32[n]! + words[n]!
      const two = (turn32(a, 2) ^ turn32(a, 13) ^ turn32(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = state[n]! + word
  }
  const result = new DataView(new ArrayBuffer(32))
  for (const [n, word] of state.entries()) result.setInt32(4 * n, word)
  return new Uint8Array(result.buffer)
}

const turn64 = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK

/** Returns the SHA-512 of bytes (FIPS 180-4). For short ones. */
export function sha512(bytes: Uint8Array): Bytes {
  const view = padded(bytes, 128)
  const state = [...START]
  for (let at = 0; at < view.byteLength; at += 128) {
    const words = Array.from({ length: 16 }, (_, n) => view.getBigUint64(at + 8 * n))
    for (let n = 16; n < 80; n++) {
      const [early, late] = [words[n - 15]!, words[n - 2]!]
      const first = turn64(early, 1n) ^ turn64(early, 8n) ^ (early >> 7n)
      const second = turn64(late, 19n) ^ turn64(late, 61n) ^ (late >> 6n)
      words.push((words[n - 16]! + first + words[n - 7]! + second) & MASK)
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint]
    for (let n = 0; n < 80; n++) {
      const chosen = (e & f) ^ ((e ^ MASK) & g)
      const one = h + (turn64(e, 14n) ^ turn64(e, 18n) ^ turn64(e, 41n)) + chosen + ROUNDS[n]! + words[n]!
      const two = (turn64(a, 28n) ^ turn64(a, 34n) ^ turn64(a, 39n)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & MASK, c, b, a, (one + two) & MASK]
    }
    for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] = (state[n]! + word) & MASK
  }
  const result = new DataView(new ArrayBuffer(64))
  for (const [n, word] of state.entries()) result.setBigUint64(8 * n, word)
  return new Uint8Array(result.buffer)
}
