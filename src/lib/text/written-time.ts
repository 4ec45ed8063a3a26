import { memoize } from '../caches/memoize.ts'
import type { Language } from './languages.ts'
import { timeMessages } from './time-wording.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a date in the zone, such as `20 November 2026`. */
export function writtenDay(date: Date, zone: string, language: Language): string {
  return format(zone, language, { dateStyle: 'long' }).format(date)
}

/** Formats a time in the zone with the zone itself, such as `22 November 2026, 00:06 (Istanbul, UTC+3)`. */
export function writtenTime(date: Date, zone: string, language: Language): string {
  return `${writtenDay(date, zone, language)}${timeMessages[language].comma}${writtenClock(date, zone)} (${writtenZone(date, zone, language)})`
}

/** Formats the time of day in the zone, such as `00:06`. */
export function writtenClock(date: Date, zone: string): string {
  const part = clockParts(date, zone)
  return `${part('hour')}:${part('minute')}`
}

/** Formats a zone with its offset at that time, such as `Istanbul, UTC+3`. */
export function writtenZone(date: Date, zone: string, language: Language): string {
  const offset = clockParts(
    date,
    zone,
  )('timeZoneName')
    .replace('GMT', 'UTC')
    .replace(/^UTC[+-]0$/, 'UTC')
  const city = cityOf(zone, language)
  return city === null ? offset : `${city}${timeMessages[language].comma}${offset}`
}

/**
 * Formats the start of an event: the date alone if it starts at midnight in its zone, as calendars do, otherwise as
 * `writtenTime`.
 */
export function writtenStart(date: Date, zone: string, language: Language): string {
  return isMidnight(date, zone) ? writtenDay(date, zone, language) : writtenTime(date, zone, language)
}

/** Whether a moment is 00:00 in the zone, which means a date without a time. */
export function isMidnight(date: Date, zone: string): boolean {
  return writtenClock(date, zone) === '00:00'
}

/** Clock and offset look the same in every language. */
function clockParts(date: Date, zone: string): (type: string) => string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' } as const
  const parts = format(zone, 'en', clock).formatToParts(date)
  return (type) => parts.find((candidate) => candidate.type === type)!.value
}

/** Returns the city in a zone's name; null for names without one, such as `UTC`, `Etc/GMT+5` and `EST`. */
function cityOf(zone: string, language: Language): string | null {
  if (!zone.includes('/') || /^etc\//i.test(zone)) return null
  const name = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return timeMessages[language].cities[name] ?? name
}

/** Returns the year and the month (1 to 12) in the zone. */
export function yearAndMonth(date: Date, zone: string): { year: string; month: string } {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', timeZone: zone }).formatToParts(date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  return { year: part('year'), month: part('month') }
}

function format(zone: string, language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(timeMessages[language].dates, { ...options, timeZone: zone })
  return memoize(formats, `${Object.keys(options)[0]} ${language} ${zone}`, make, 200)
}
