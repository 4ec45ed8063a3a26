import type { Context } from '../../../platform/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { isoTime } from '../../../platform/text/utc-time.ts'
import { noSuchEvent } from '../../events/index.ts'
import { figuresIn, readRange, seriesOf } from '../../figures/index.ts'
import type { EventAnalytics } from './event-analytics-schema.ts'

const REGISTRATIONS = ['registered', 'cancelled', 'waitlisted'] as const

/** @throws AppError not_found; validation_failed for the range */
export async function readEventAnalytics(
  ctx: Context,
  eventId: number,
  query: Parameters<typeof readRange>[1],
): Promise<EventAnalytics> {
  const range = await readRange(ctx, query)
  const event = await maybeOne<{ capacity: number | null; taken: number; waiting: number }>(ctx)`
    select e.registration_capacity as capacity, coalesce(sum(t.taken), 0)::int as taken, coalesce(sum(t.waiting), 0)::int as waiting
    from event e left join event_tally t on t.event_id = e.id where e.org_id = ${ctx.orgId} and e.id = ${eventId} group by e.id`
  if (event === null) throw noSuchEvent(eventId)
  const found = await figuresIn(ctx, range, { kinds: REGISTRATIONS, event: eventId })
  const series = seriesOf(
    range,
    REGISTRATIONS,
    found.map(({ kind, bucket, n }) => ({ name: kind as (typeof REGISTRATIONS)[number], bucket, n })),
  )
  const sum = (name: (typeof REGISTRATIONS)[number]) => series.reduce((total, entry) => total + entry[name], 0)
  const { time_zone, from, to, interval, as_of } = range
  return {
    ...{ time_zone, from, to, interval, as_of: isoTime(as_of) },
    registrations: {
      ...event,
      in_range: { registered: sum('registered'), cancelled: sum('cancelled'), waitlisted: sum('waitlisted') },
      series,
    },
  }
}
