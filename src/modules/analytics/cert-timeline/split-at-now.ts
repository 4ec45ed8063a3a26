import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import type { Range } from '../../rollups/index.ts'

/**
 * A range, split at the end of the day of `as_of`; a part without days is null. `today` is the interval that contains
 * that day, null if it is outside the range. Expiries later that day must be counted from their rows, until `tomorrow`.
 */
export type SplitRange = { past: Range | null; future: Range | null; today: string | null; tomorrow: Date }

type Days = { day: string; next: string; bucket: string; tomorrow: Date }

export async function splitAtNow({ db }: Context, range: Range): Promise<SplitRange> {
  const { time_zone, interval, as_of, from, to } = range
  const { day, next, bucket, tomorrow } = await one<Days>({ db })`
    select day::text, (day + 1)::text as next, date_trunc(${interval}, day::timestamp)::date::text as bucket,
      day_begins(day + 1, ${time_zone}) as tomorrow
    from (select (${as_of}::timestamptz at time zone ${time_zone})::date as day) d`
  return {
    past: from > day ? null : to <= day ? range : { ...range, to: day, end: tomorrow },
    future: to <= day ? null : from > day ? range : { ...range, from: next, start: tomorrow },
    today: from <= day && day <= to ? bucket : null,
    tomorrow,
  }
}
