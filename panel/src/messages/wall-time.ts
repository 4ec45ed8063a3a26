/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetOf(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const at = (type: string) => Number(parts.find((part) => part.type === type)!.value)
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return wall - Math.floor(instant / 1000) * 1000
}

/**
 * The instant at which clocks of a zone show a time such as `2026-12-01T09:00`, as inputs for times give it. In the hour that
 * is left out in spring it is the time after it.
 */
export function instantOf(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`)
  const first = asUtc - offsetOf(asUtc, zone)
  return new Date(asUtc - offsetOf(first, zone)).toISOString()
}

/** Local time in a zone as time inputs take it, such as `2026-12-01T09:00`. */
export function wallTimeOf(instant: string, zone: string): string {
  const time = Date.parse(instant)
  return new Date(time + offsetOf(time, zone)).toISOString().slice(0, 16)
}
