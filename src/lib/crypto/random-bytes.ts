import { randomFillSync } from 'node:crypto'

const POOL_BYTES = 16 * 1024

let pool = Buffer.alloc(0)

/**
 * Random bytes of the system's generator for cryptography. They are fetched in larger pieces, as Node does for its UUIDs:
 * for the three thousand small values of a thousand certificates the calls would take as long as storing them.
 */
export function randomBytes(size: number): Buffer {
  if (size > POOL_BYTES) return randomFillSync(Buffer.alloc(size))
  // Bytes that were handed out share the memory of their pool, so a new one is taken and none is filled again.
  if (size > pool.length) pool = randomFillSync(Buffer.alloc(POOL_BYTES))
  const bytes = pool.subarray(0, size)
  pool = pool.subarray(size)
  return bytes
}
