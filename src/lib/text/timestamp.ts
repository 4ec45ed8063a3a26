/**
 * RFC 3339 with the exceptions that the API accepts: no zone means UTC, a date alone means midnight UTC. No clock on
 * Earth is more than 14 hours from UTC, so a larger offset is a mistake.
 */
export const TIMESTAMP =
  /^([1-9][0-9]{3}|0(?:[1-9][0-9]{2}|0(?:[1-9][0-9]|0[1-9])))-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(?:[Tt ]([01][0-9]|2[0-3]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{1,9}))?)?([Zz]|[+-](?:(?:0[0-9]|1[0-3]):?[0-5][0-9]|14:?00))?)?$/

/**
 * Parses a time of a request to the millisecond.
 * @returns null if the text is not a time or names one that does not exist (30 February, 25:00)
 */
export function parseTimestamp(text: string): Date | null {
  const match = TIMESTAMP.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (local.getUTCMonth() !== Number(month) - 1 || local.getUTCDate() !== Number(day)) return null
  local.setUTCHours(Number(hour), Number(minute), Number(second), milliseconds)
  const result = new Date(local.getTime() - minutesEast(zone) * 60_000)
  return result.getUTCFullYear() >= 1 && result.getUTCFullYear() <= 9999 ? result : null
}

function minutesEast(zone: string): number {
  if (zone === 'Z' || zone === 'z') return 0
  return (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
}

/** Whether a text is the name of an IANA time zone such as Europe/Istanbul. */
export function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +03:00, which are not zones.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
