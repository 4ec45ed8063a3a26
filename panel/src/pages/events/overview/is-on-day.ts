import { wallTimeOf } from '../../../messages/wall-time.ts'

/** The day of an instant in a zone, such as `2026-11-23`. */
const dayIn = (instant: string, zone: string): string => wallTimeOf(instant, zone).slice(0, 10)

type Dated = { event_date: string | null; event_end_date: string | null; event_timezone: string }

/** True on the days from the start to the end of an event, by the clocks of its zone; on its first day alone without an end. */
export function isOnDay({ event_date, event_end_date, event_timezone }: Dated, now: number): boolean {
  if (event_date === null) return false
  const today = dayIn(new Date(now).toISOString(), event_timezone)
  return dayIn(event_date, event_timezone) <= today && today <= dayIn(event_end_date ?? event_date, event_timezone)
}
