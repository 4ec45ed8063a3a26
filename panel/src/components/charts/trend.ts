import type { Interval } from './interval-marks.ts'

/**
 * Whether a series says something as a chart: `empty` without any count, `early` while only its last interval has counts
 * (with the first day of the next interval, from which there is a trend), else `ready`.
 */
export type Trend = { state: 'empty' } | { state: 'early'; since: string; from: string } | { state: 'ready' }

/** @param dates first days of the intervals @param counts the sum of each interval */
export function trendOf(dates: readonly string[], counts: readonly number[], interval: Interval): Trend {
  const filled = dates.filter((_, nth) => (counts[nth] ?? 0) > 0)
  if (filled.length === 0) return { state: 'empty' }
  const last = dates.at(-1)!
  // A range of one interval was chosen as such.
  if (dates.length > 1 && filled.length === 1 && filled[0] === last)
    return { state: 'early', since: last, from: nextFirstDay(last, interval) }
  return { state: 'ready' }
}

/** Returns the first day of the interval that follows. */
export function nextFirstDay(date: string, interval: Interval): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (interval === 'month') day.setUTCMonth(day.getUTCMonth() + 1, 1)
  else day.setUTCDate(day.getUTCDate() + (interval === 'week' ? 7 : 1))
  return day.toISOString().slice(0, 10)
}
