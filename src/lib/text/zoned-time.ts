import { memoize } from '../caches/memoize.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a time as ISO 8601 with the offset of the zone, such as `2026-12-01T09:00:00+03:00`. Falls back to UTC where
 * the offset was no whole number of minutes, as before standard time.
 */
export function zonedTime(date: Date, zone: string): string {
  const format = memoize(
    formats,
    zone,
    () => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
    200,
  )
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')!.value
  const [, sign = '+', hours = '00', minutes = '00', seconds] = /^GMT(?:([+-])(\d\d):(\d\d)(:\d\d)?)?$/.exec(name)!
  if (seconds !== undefined) return date.toISOString()
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
  const shown = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -5)
  return `${shown}${sign}${hours}:${minutes}`
}

/** Formats the date in the zone, such as `2026-12-01`. */
export function zonedDay(date: Date, zone: string): string {
  return zonedTime(date, zone).split('T', 1)[0]!
}
