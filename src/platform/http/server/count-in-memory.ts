import type { Limits, RateWindow } from './rate-limit.ts'

const MINUTE_MS = 60_000
/** More subjects in a minute are counted together, as one. */
const MAX_SUBJECTS = 20_000

/**
 * Counts requests in this process alone, by minute, for the time in which the database cannot. The whole hour's limit is
 * at most what the minutes allow.
 */
export function countInMemory(): (subject: string, limits: Limits, now: Date) => RateWindow {
  let start = 0
  const counts = new Map<string, number>()
  return (subject, limits, now) => {
    if (Math.abs(now.getTime() - start) >= MINUTE_MS) {
      start = now.getTime()
      counts.clear()
    }
    const counted = counts.has(subject) || counts.size < MAX_SUBJECTS ? subject : 'all others'
    const before = counts.get(counted) ?? 0
    const allowed = before < limits.minute
    const count = allowed ? before + 1 : before
    counts.set(counted, count)
    const since = new Date(start)
    return { minute_start: since, minute_count: count, hour_start: since, hour_count: count, allowed }
  }
}
