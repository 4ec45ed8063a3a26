import type { LaurelError } from './laurel-error.ts'

/** A longer wait is reported to the caller instead. */
const MAX_WAIT_MS = 60_000

/** Whether a retry can help, and repeats no effect. */
export function mayRetry(
  { once }: { once: boolean },
  { status, code, retryAfterMs }: Pick<LaurelError, 'status' | 'code' | 'retryAfterMs'>,
): boolean {
  if ((retryAfterMs ?? 0) > MAX_WAIT_MS) return false
  // Rejection by the rate limit guarantees that nothing was done.
  if (status === 429) return true
  if (once) return false
  return status === 0 || status === 408 || status >= 500 || code === 'idempotency_in_progress'
}

/**
 * Returns the time to wait in milliseconds: the time that the service asks for, plus a random time of up to half a
 * second, doubled with each retry, so that clients that failed together do not return together.
 */
export function retryDelay({ retryAfterMs }: Pick<LaurelError, 'retryAfterMs'>, tried: number): number {
  return (retryAfterMs ?? 0) + Math.random() * Math.min(8_000, 500 * 2 ** tried)
}

/** @throws the reason of `signal` */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}
