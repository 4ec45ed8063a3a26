import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { figuresByHour, type Range } from '../../rollups/index.ts'

/** Returns check-ins by hour for the days of the range with any check-in: all hours of these days in local time. */
export async function checkInHours(
  ctx: Context,
  range: Range,
  event: number,
): Promise<{ hour: string; checked_in: number }[]> {
  const found = await figuresByHour(ctx, range, event)
  if (found.length === 0) return []
  const counts = new Map<number, number>()
  for (const { bucket, n } of found) counts.set(bucket.getTime(), (counts.get(bucket.getTime()) ?? 0) + n)
  const zone = range.time_zone
  // Some zones change clocks by half an hour, so the hour of each half hour is looked up.
  const hours = await many<{ hour: Date }>(ctx)`
    select distinct date_trunc('hour', at, ${zone}) as hour
    from (select distinct (bucket at time zone ${zone})::date as day from unnest(${found.map(({ bucket }) => bucket)}::timestamptz[]) bucket) days,
      generate_series(day_begins(day, ${zone}), day_begins(day + 1, ${zone}) - interval '1 minute', interval '30 minutes') at`
  const all = new Set([...hours.map(({ hour }) => hour.getTime()), ...counts.keys()])
  return [...all]
    .toSorted((a, b) => a - b)
    .map((hour) => ({ hour: isoTime(new Date(hour)), checked_in: counts.get(hour) ?? 0 }))
}
