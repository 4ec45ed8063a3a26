import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '../../lib/errors.ts'
import type { BlobStore } from '../context/blob-store.ts'

const WITHIN_MS = 5_000
/** Probes of several load balancers share one check. */
const KEPT_MS = 5_000

/** Checks a store by putting, reading and removing a small blob. The result is reused for five seconds. */
export function checkWithBlob({
  put,
  bytes,
  remove,
}: Pick<BlobStore, 'put' | 'bytes' | 'remove'>): () => Promise<void> {
  let last: { at: number; verdict: Promise<void> } | null = null
  const check = async () => {
    const key = `check/${randomUUID()}`
    const given = randomBytes(64)
    try {
      await put(key, { bytes: given })
      if (!(await bytes(key))?.equals(given))
        throw new AppError('unavailable', 'The file store does not give back what was stored.', { retryAfter: 5 })
    } finally {
      await remove(key)
    }
  }
  return () => {
    if (last === null || performance.now() - last.at > KEPT_MS)
      last = { at: performance.now(), verdict: within(check()) }
    return last.verdict
  }
}

function within(checked: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new AppError('unavailable', 'The file store does not answer in time.', { retryAfter: 5 }))
  }, WITHIN_MS)
  return Promise.race([checked, late.promise]).finally(() => clearTimeout(timer))
}
