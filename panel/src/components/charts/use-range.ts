import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useLanguage } from '../../messages/use-messages.tsx'
import { intervalMarks } from './interval-marks.ts'
import { chartMessages } from './messages.ts'
import { dayIn, type RangeSearch, readRange } from './range.ts'

/**
 * The range in the address, and how its intervals are named.
 * @param since when the record began, such as the creation of an event
 */
export function useRange(since?: string) {
  const { who } = useRouteContext({ from: '/inside' })
  const zone = who.organisation.time_zone
  const today = dayIn(zone, Date.now())
  const search = useSearch({ strict: false }) as RangeSearch
  const range = readRange(search, today, since && dayIn(zone, since))
  const asked = { from: range.from, to: range.to, interval: range.interval }
  return { range, asked, today, zone }
}

/** Names the intervals of a series by their first days. */
export function useIntervalMarks() {
  const text = chartMessages
  const { language } = useLanguage()
  return (dates: readonly string[], interval: 'day' | 'week' | 'month') =>
    intervalMarks(dates, interval, { language, week: text.weekOf })
}
