import { memoize } from '../caches/memoize.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * `2026-12-01T09:00:00+03:00`: a time as ISO 8601 has it, as the clocks of the zone show it. In UTC where the zone was no
 * whole number of minutes from it, as it was before there were zones.
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

/** `2026-12-01`: the day in the zone. */
export function zonedDay(date: Date, zone: string): string {
  return zonedTime(date, zone).split('T', 1)[0]!
}
