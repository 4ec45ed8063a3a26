export type Interval = 'day' | 'week' | 'month'

const DAY_MS = 86_400_000

/** Adds days to a calendar day such as `2026-11-20`. Calendar days have no time zone. */
export function addDays(day: string, more: number): string {
  return new Date(Date.parse(day) + more * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the first day of the week (ISO 8601: a Monday) or month that contains a day. */
export function beginningOf(day: string, interval: Interval): string {
  if (interval === 'day') return day
  if (interval === 'month') return `${day.slice(0, 8)}01`
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Returns the first day of the next interval. */
export function nextBeginning(beginning: string, interval: Interval): string {
  if (interval !== 'month') return addDays(beginning, interval === 'week' ? 7 : 1)
  return beginningOf(addDays(beginning, 31), 'month')
}
