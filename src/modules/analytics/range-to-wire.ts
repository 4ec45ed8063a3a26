import { isoTime } from '../../platform/text/utc-time.ts'
import type { Range } from '../figures/index.ts'

/** The fields of `rangeOf`. */
export function rangeToWire({ time_zone, from, to, interval, as_of }: Range) {
  return { time_zone, from, to, interval, as_of: isoTime(as_of) }
}
