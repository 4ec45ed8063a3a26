import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { addDays, beginningOf, nextBeginning } from './days.ts'
import type { Range } from './read-range.ts'

export type FigureKind =
  | 'registered'
  | 'cancelled'
  | 'waitlisted'
  | 'attended'
  | 'checked_in'
  | 'certificate_issued'
  | 'certificate_revoked'
  | 'certificate_expires'
  | 'certificate_verified'
  | 'certificate_verified_by_robot'
  | 'certificate_downloaded'
  | 'certificate_downloaded_by_robot'
  | 'certificate_shared'
  | 'certificate_shared_by_robot'
  | 'certificate_first_verified'
  | 'certificate_first_shared'
  | 'survey_answered'
  | 'survey_score'
  | 'email_sent'
  | 'email_failed'
  | 'email_bounced'
  | 'email_complained'
  | 'email_unsubscribed'
  | 'contact_created'
  | 'contact_active'
  | 'contact_stage'
  | 'contact_score'
  | 'account_created'

export type Figure = { kind: FigureKind; part: string; n: number }

/** `event`: one event, or several events together; null: the whole organisation. */
type FigureFilters = { kinds: readonly FigureKind[]; event: number | readonly number[] | null }

/** Returns the sums of a range by kind, part and first day of the interval, in no particular order. */
export function figuresIn(
  ctx: Context,
  range: Range,
  filters: FigureFilters,
): Promise<(Figure & { bucket: string })[]> {
  const { time_zone: zone, interval, start, end } = range
  return many<Figure & { bucket: string }>(ctx)`
    select kind, part, date_trunc(${interval}, bucket at time zone ${zone})::date::text as bucket, sum(n)::bigint as n
    from (${placed(ctx, filters, 'day', zone)}) f where bucket >= ${start} and bucket < ${end} group by 1, 2, 3 having sum(n) <> 0`
}

/**
 * Returns check-ins of a range by hour; `bucket` is the start of the hour. Check-ins are the only kind counted by the
 * hour.
 */
export function figuresByHour(
  ctx: Context,
  range: Range,
  event: number | null,
): Promise<{ part: string; bucket: Date; n: number }[]> {
  const { time_zone: zone, start, end } = range
  return many<{ part: string; bucket: Date; n: number }>(ctx)`
    select part, bucket, sum(n)::bigint as n from (${placed(ctx, { kinds: ['checked_in'], event }, 'hour', zone)}) f
    where bucket >= ${start} and bucket < ${end} group by 1, 2 having sum(n) <> 0 order by 2, 1`
}

/** Returns check-ins of a range across all events by local hour of the day, from 0 to 23. */
export function figuresByHourOfDay(ctx: Context, range: Range): Promise<{ hour: number; n: number }[]> {
  const { time_zone: zone, start, end } = range
  // When clocks go forward by half an hour, an hour may begin before the local hour that it is shown as.
  return many<{ hour: number; n: number }>(ctx)`
    select extract(hour from (bucket + interval '30 minutes') at time zone ${zone})::int as hour, sum(n)::bigint as n
    from (${placed(ctx, { kinds: ['checked_in'], event: null }, 'hour', zone)}) f
    where bucket >= ${start} and bucket < ${end} group by 1`
}

/**
 * Builds a query for the figures of each event between two days, for statements that add them up. Columns: `event_id,
 * kind, part, n`; the same combination may occur in several rows.
 */
export function eventFigures(
  { orgId }: Context,
  { time_zone: zone, from, to }: Pick<Range, 'time_zone' | 'from' | 'to'>,
  { kinds, event }: FigureFilters,
): Sql {
  const after = addDays(to, 1)
  const firstMonth = from.endsWith('-01') ? from : nextBeginning(beginningOf(from, 'month'), 'month')
  const lastMonth = beginningOf(after, 'month')
  // Whole months are read from monthly figures, and the days before and after them from daily ones.
  const [months, afterMonths] = firstMonth < lastMonth ? [firstMonth, lastMonth] : [after, after]
  const own = sql`org_id = ${orgId} and kind = any(${kinds}) and ${event === null ? sql`event_id > 0` : isOf(event)}`
  const aggregated = (span: string, first: string, end: string) => sql`
    select event_id, kind, part, n from figure
    where ${own} and span = ${span} and bucket >= ${begins(first, zone)} and bucket < ${begins(end, zone)}`
  return sql`
    ${aggregated('day', from, months)} union all ${aggregated('month', months, afterMonths)} union all ${aggregated('day', afterMonths, after)}
    union all
    select event_id, kind, part, n from figure_change
    where ${own} and at >= ${begins(from, zone)} and at < ${begins(after, zone)}`
}

const begins = (day: string, zone: string): Sql => sql`day_begins(${day}, ${zone})`

const isOf = (event: number | readonly number[]): Sql =>
  typeof event === 'number' ? sql`event_id = ${event}` : sql`event_id = any(${event}::bigint[])`

/** Returns totals before a day began; null: totals of all time, including figures without a time. */
export function figuresBefore(
  ctx: Context,
  { time_zone: zone }: Range,
  day: string | null,
  filters: FigureFilters,
): Promise<Figure[]> {
  const monthBegins = (of: string) => begins(beginningOf(of, 'month'), zone)
  const within =
    day === null
      ? sql`select * from (${placed(ctx, filters, 'month', zone)}) m`
      : sql`
        select * from (${placed(ctx, filters, 'month', zone)}) m where bucket < ${monthBegins(day)}
        union all
        select * from (${placed(ctx, filters, 'day', zone)}) d
        where bucket >= ${monthBegins(day)} and bucket < ${begins(day, zone)}`
  return many<Figure>(ctx)`
    select kind, part, sum(n)::bigint as n from (${within}) f group by 1, 2 having sum(n) <> 0`
}

/** Aggregated figures, plus the changes that are not aggregated yet. */
function placed(
  { orgId }: Context,
  { kinds, event }: FigureFilters,
  span: 'hour' | 'day' | 'month',
  zone: string,
): Sql {
  return sql`
    select kind, part, bucket, n from figure
    where org_id = ${orgId} and kind = any(${kinds}) and span = ${span} and ${isOf(event ?? 0)}
    union all
    select kind, ${event === null ? sql`case when kind = 'checked_in' then '' else part end` : sql`part`} as part,
      date_trunc(${span}, at, ${zone}) as bucket, n
    from figure_change where org_id = ${orgId} and kind = any(${kinds}) ${event === null ? sql`` : sql`and ${isOf(event)}`}`
}
