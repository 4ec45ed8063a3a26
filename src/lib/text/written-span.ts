import type { Language } from './languages.ts'
import { timeMessages } from './time-wording.ts'
import { isMidnight, writtenClock, writtenDay, writtenStart, writtenZone } from './written-time.ts'

/** An event that runs past midnight for less than this belongs to the day it began on. */
const ONE_EVENING_MS = 12 * 3_600_000

/**
 * Formats the beginning and end of an event in its zone, such as `20 November 2026, 10:00–17:00 (Istanbul, UTC+3)`,
 * `20–22 November 2026, starting at 10:00 (Istanbul, UTC+3)`, or `20–22 November 2026` for days without times. Without
 * an end, or with one at its beginning, it is the beginning alone, as `writtenStart`.
 */
export function writtenSpan(start: Date, end: Date | null, zone: string, language: Language): string {
  if (end === null || end <= start) return writtenStart(start, zone, language)
  const areDays = isMidnight(start, zone) && isMidnight(end, zone)
  // An event that ends at midnight ends on the day before.
  const last = areDays ? end : new Date(end.getTime() - 1)
  const isOneDay = writtenDay(start, zone, language) === writtenDay(last, zone, language)
  if (areDays) return writtenDays(start, last, zone, language)
  const { comma } = timeMessages[language]
  const zoneName = writtenZone(start, zone, language)
  if (isOneDay || end.getTime() - start.getTime() < ONE_EVENING_MS)
    return `${writtenDay(start, zone, language)}${comma}${writtenClock(start, zone)}–${writtenClock(end, zone)} (${zoneName})`
  const days = writtenDays(start, last, zone, language)
  if (isMidnight(start, zone)) return days
  return `${days}${comma}${timeMessages[language].startingAt(writtenClock(start, zone))} (${zoneName})`
}

/** Formats the days from one to another, such as `30 November – 2 December 2026`; a single day alone. */
function writtenDays(first: Date, last: Date, zone: string, language: Language): string {
  const { dates } = timeMessages[language]
  const days = new Intl.DateTimeFormat(dates, { dateStyle: 'long', timeZone: zone }).formatRange(first, last)
  // Days of one month have no spaces around the dash, other ranges ordinary ones.
  return days.replaceAll(/[\u2009\u202f]/g, ' ').replace(/^(\d+) – (?=\d)/, '$1–')
}
