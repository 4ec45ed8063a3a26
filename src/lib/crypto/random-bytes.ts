import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 16 * 1024

let pool = Buffer.alloc(0)

/**
 * Returns random bytes from the operating system's cryptographic generator, fetched in larger pieces as Node does for
 * UUIDs. Fetching the three thousand small values of a thousand certificates one by one would take as long as storing
 * them.
 */
export function randomBytes(size: number): Buffer {
  if (size > POOL_BYTES) return randomFillSync(Buffer.alloc(size))
  // Returned bytes share the memory of their pool, so an exhausted pool is replaced and never refilled.
  if (size > pool.length) pool = randomFillSync(Buffer.alloc(POOL_BYTES))
  const bytes = pool.subarray(0, size)
  pool = pool.subarray(size)
  return bytes
}
