import type { Formats } from '../../../messages/formats.ts'

const DAY = 86_400
const HOUR = 3_600

/** A length of time in its largest unit: `3 days`, `2 hours`, `5 minutes`. */
export function timeInStage(seconds: number, formats: Formats): string {
  if (seconds >= DAY) return formats.length(Math.floor(seconds / DAY), 'day')
  if (seconds >= HOUR) return formats.length(Math.floor(seconds / HOUR), 'hour')
  return formats.duration(seconds)
}
