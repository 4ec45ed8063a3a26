const day = (zone: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone })
const inUtc = day('UTC')
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

/** `20 November 2026`, in the zone. */
export function writtenDay(date: Date, zone: string): string {
  return zone === 'UTC' ? inUtc.format(date) : day(zone).format(date)
}

/**
 * `20 November 2026, 22:30 UTC`. Certificates are printed with days of the event's zone: where it has another day just
 * then, that is said too, so that paper and page do not seem to differ.
 */
export function writtenTime(date: Date, zone = 'UTC'): string {
  const text = `${inUtc.format(date)}, ${clock.format(date)} UTC`
  const there = writtenDay(date, zone)
  return there === inUtc.format(date) ? text : `${text} (${there} in the time zone ${zone})`
}

/** Year and month (1 to 12) in the zone. */
export function yearAndMonth(date: Date, zone: string): { year: string; month: string } {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', timeZone: zone }).formatToParts(date)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value
  return { year: part('year'), month: part('month') }
}
