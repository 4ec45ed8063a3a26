import type { Interval } from './interval-marks.ts'

/** Range of an analysis in the address. Without days it ends today. */
export type RangeSearch = { period?: string; from?: string; to?: string; interval?: string }

/** Lengths of the ranges to choose from, in days; `all` begins with the record, such as an event. */
export const PERIODS = ['7', '30', '90', '365', 'all'] as const
export type Period = (typeof PERIODS)[number] | 'custom'

/** As the service is asked. */
export type Range = { from: string; to: string; interval: Interval; period: Period }

const MAX_DAYS = 5 * 365
const DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Reads a range from the address. Intervals grow with the range unless one is chosen, so that bars stay readable.
 * @param today in the organisation's time zone
 * @param since first day of a record, such as an event, whose whole time is shown first; otherwise it is the last 30 days
 */
export function readRange(search: RangeSearch, today: string, since?: string): Range {
  const { from, to, period: asked } = search
  const isCustom = DAY.test(from ?? '') && DAY.test(to ?? '') && from! <= to!
  const period = isCustom ? 'custom' : (PERIODS.find((each) => each === asked) ?? (since === undefined ? '30' : 'all'))
  const range = isCustom ? { from: from!, to: to! } : { from: firstDay(period, today, since), to: today }
  const bounded = { from: [range.from, daysBefore(range.to, MAX_DAYS)].toSorted()[1]!, to: range.to }
  const days = daysIn(bounded)
  const fitting = days > 400 ? 'month' : days > 92 ? 'week' : 'day'
  const interval = (['day', 'week', 'month'] as const).find((each) => each === search.interval) ?? fitting
  return { ...bounded, interval, period }
}

function firstDay(period: Period, today: string, since: string | undefined): string {
  if (period === 'all') return [since ?? daysBefore(today, 364), today].toSorted()[0]!
  return daysBefore(today, Number(period) - 1)
}

/** Returns the day a number of days before another. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

const daysIn = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Returns the day of a time in a zone, such as `2026-11-28`. */
export function dayIn(zone: string, time: string | number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(new Date(time))
}
