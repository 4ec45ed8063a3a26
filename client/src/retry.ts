import type { LaurelError } from './laurel-error.ts'

/** Who is asked to wait for longer is better told than kept. */
const MAX_WAIT_MS = 60_000

/** Whether trying again can help, and does nothing twice. */
export function mayRetry(
  { once }: { once: boolean },
  { status, code, retryAfterMs }: Pick<LaurelError, 'status' | 'code' | 'retryAfterMs'>,
): boolean {
  if ((retryAfterMs ?? 0) > MAX_WAIT_MS) return false
  // A refusal for too many requests is the one that says that nothing was done.
  if (status === 429) return true
  if (once) return false
  return status === 0 || status === 408 || status >= 500 || code === 'idempotency_in_progress'
}

/**
 * How long to wait, in milliseconds: what the service asks for, and up to half a second more, twice that the next time,
 * by chance, so that those who failed together do not come back together.
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
