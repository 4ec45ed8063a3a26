/** Minutes since midnight; a span that ends at 24:00 ends at 1440. `rest` is the text after it. */
export type ClockSpan = { start: number; end: number | null; rest: string }

const HALF = String.raw`(?:[ap]\.?m\.?|öö|ös)`
const CLOCK = String.raw`(\d{1,2})(?:\s?[:.h]\s?([0-5]\d))?(?:[:.][0-5]\d)?\s{0,2}(${HALF})?`
const SPAN = new RegExp(
  String.raw`^${CLOCK}(?:\s{0,3}(?:[-–—−~]|to|until)\s{0,3}${CLOCK})?(?![\p{L}\p{N}]|[.:/]\d)`,
  'iu',
)

/**
 * Reads a time or a span at the start of a text, such as `10:00–10:45`, `9.30`, `2–3 pm` or `14h00 - 15h00`. Null when
 * there is none; a bare number is no time.
 */
export function readClock(text: string): ClockSpan | null {
  const match = SPAN.exec(text)
  if (match === null) return null
  const [whole, hour, minute, half, endHour, endMinute, endHalf] = match
  const isTime = minute !== undefined || half !== undefined || endHalf !== undefined || endMinute !== undefined
  if (!isTime) return null
  const end = endHour === undefined ? null : minutesOf(endHour, endMinute, endHalf)
  let start = minutesOf(hour!, minute, half ?? endHalf)
  // In `11–1 pm` the first is in the morning.
  if (start !== null && half === undefined && endHalf !== undefined && end !== null && start >= end)
    start = minutesOf(hour!, minute, undefined)
  if (start === null || start === 1_440 || (endHour !== undefined && end === null)) return null
  return { start, end, rest: text.slice(whole.length) }
}

function minutesOf(hour: string, minute = '0', half?: string): number | null {
  const hours = Number(hour)
  const minutes = Number(minute)
  if (half === undefined) return hours < 24 || (hours === 24 && minutes === 0) ? hours * 60 + minutes : null
  if (hours < 1 || hours > 12) return null
  const isAfternoon = /^p|ös/i.test(half)
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + minutes
}
