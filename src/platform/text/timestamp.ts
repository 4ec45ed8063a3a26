// RFC 3339 with the liberties that the interface takes: no zone means UTC, a date alone is midnight UTC.
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads a time of a request, keeping milliseconds.
 * @returns null when the text is not a time, or one that no calendar has (30 February, 25:00).
 */
export function parseTimestamp(text: string): Date | null {
  const match = SHAPE.exec(text)
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const offset = parseOffset(zone)
  if (offset === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || Number(year) < 1)
    return null
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (local.getUTCMonth() !== Number(month) - 1 || local.getUTCDate() !== Number(day)) return null
  local.setUTCHours(Number(hour), Number(minute), Number(second), milliseconds)
  const result = new Date(local.getTime() - offset * 60_000)
  return result.getUTCFullYear() >= 1 && result.getUTCFullYear() <= 9999 ? result : null
}

/** Minutes east of UTC, or null when there is no such offset. */
function parseOffset(zone: string): number | null {
  if (zone === 'Z' || zone === 'z') return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 23 || minutes > 59) return null
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** True for a name of the IANA time zone database such as Europe/Istanbul. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +03:00 are known to Intl too, but they are no zones.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
