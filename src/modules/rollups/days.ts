export type Interval = 'day' | 'week' | 'month'

const DAY_MS = 86_400_000

/** Calendar days as `2026-11-20`, which know no zone. */
export function addDays(day: string, more: number): string {
  return new Date(Date.parse(day) + more * DAY_MS).toISOString().slice(0, 10)
}

/** The first day of the week (ISO 8601: a Monday) or month in which a day is. */
export function beginningOf(day: string, interval: Interval): string {
  if (interval === 'day') return day
  if (interval === 'month') return `${day.slice(0, 8)}01`
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The first day of what comes after it. */
export function nextBeginning(beginning: string, interval: Interval): string {
  if (interval !== 'month') return addDays(beginning, interval === 'week' ? 7 : 1)
  return beginningOf(addDays(beginning, 31), 'month')
}
