import pLimit from 'p-limit'
import { AppError } from './errors.ts'

const RETRY_AFTER_S = 5

/**
 * Lets `atOnce` pieces of work run at the same time and `waiting` more wait for their turn, in their order.
 * @param busy what whoever comes beyond that is told, with status 503
 */
export function limitWork({ atOnce, waiting, busy }: { atOnce: number; waiting: number; busy: string }) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= waiting) throw new AppError('unavailable', busy, { retryAfter: RETRY_AFTER_S })
    return limit(work)
  }
}
