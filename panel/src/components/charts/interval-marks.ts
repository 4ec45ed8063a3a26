import { regionOf } from '../../messages/region-of.ts'
import type { Mark } from './chart-types.ts'

export type Interval = 'day' | 'week' | 'month'

/**
 * Returns the intervals of a series as marks: `3 Nov` and `3 Nov 2026`, months as `Nov` and `November 2026`, weeks by their
 * first day.
 * @param dates first days, such as `2026-11-03`
 * @param week puts the name of a week's first day into words
 */
export function intervalMarks(
  dates: readonly string[],
  interval: Interval,
  { language, week }: { language: string; week: (day: string) => string },
): Mark[] {
  const region = regionOf(navigator.languages, language)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' })
  const isMonth = interval === 'month'
  const crossesYears = dates[0]?.slice(0, 4) !== dates.at(-1)?.slice(0, 4)
  const short = write(
    isMonth ? { month: 'short', ...(crossesYears && { year: '2-digit' }) } : { day: 'numeric', month: 'short' },
  )
  const whole = write(isMonth ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' })
  return dates.map((date) => {
    const day = new Date(`${date}T12:00:00Z`)
    const name = whole.format(day)
    return { key: date, short: short.format(day), name: interval === 'week' ? week(name) : name }
  })
}
