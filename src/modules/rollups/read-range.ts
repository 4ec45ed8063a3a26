import type { Static, TObject } from 'typebox'
import { invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { zonedDay } from '../../lib/text/zoned-time.ts'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { recountFigures } from './aggregate-figures.ts'
import { addDays, type Interval } from './days.ts'
import { isCounted } from './is-counted.ts'

export type RangeQuery = { from?: string; to?: string; interval?: Interval }

/**
 * Whole days in the organisation's time zone. `from` and `to` are the first and last day; `start` is when the first
 * begins, `end` when the last is over.
 */
export type Range = {
  time_zone: string
  from: string
  to: string
  interval: Interval
  start: Date
  end: Date
  /** Moment that the figures describe. */
  as_of: Date
}

const DAYS = 30
/** Five years, including both the first and the last day. */
const MAX_DAYS = 5 * 365 + 2
/** Days outside these limits are taken for typing errors. */
const [FIRST, LAST] = ['1900-01-01', '9998-12-31']

const Moment = (description: string) =>
  Type.Optional(Type.String({ maxLength: 40, format: 'timestamp', description, examples: ['2026-11-01'] }))

/** Query fields of a range. */
export const rangeFields = {
  from: Moment(
    "First day, in the organisation's time zone. A time counts as the day it falls on. Defaults to 30 days ending with `to`",
  ),
  to: Moment('Last day, included. Defaults to today. At most 5 years after the first day'),
  interval: Type.Optional(
    oneOf(['day', 'week', 'month'], {
      default: 'day',
      description: 'Length of each entry of a series; weeks begin on Monday (ISO 8601)',
    }),
  ),
}

/** Answer fields that describe the range. */
export const rangeOf = {
  time_zone: Type.String({ description: 'Time zone of the organisation, which determines when days begin and end' }),
  from: Type.String({ format: 'date', description: 'First day' }),
  to: Type.String({ format: 'date', description: 'Last day, included' }),
  interval: oneOf(['day', 'week', 'month'], { description: 'Length of each entry of a series' }),
  as_of: Type.String({ format: 'date-time', description: 'Moment up to which all figures are complete, UTC' }),
}

type Zone = { zone: string | null; today: string }

/**
 * Resolves a range query to whole days. Defaults to the 30 days that end today.
 * @throws AppError validation_failed for a range that ends before it begins, or is longer than five years
 */
export async function readRange(ctx: Context, { from, to, interval = 'day' }: RangeQuery): Promise<Range> {
  const { zone, today } = await currentZone(ctx)
  const asked = from === undefined ? null : dayOf(from, zone)
  const last = to !== undefined ? dayOf(to, zone) : asked !== null && asked > today ? asked : today
  const first = asked ?? addDays(last, 1 - DAYS)
  if (last < first) throw invalidField(['query', 'to'], 'to must not be before from', 'range')
  for (const [name, day] of [
    ['from', first],
    ['to', last],
  ] as const)
    if (day < FIRST || day > LAST)
      throw invalidField(['query', name], `${name} must be a day from ${FIRST} to ${LAST}`, 'range')
  if (last > addDays(first, MAX_DAYS))
    throw invalidField(['query', 'from'], 'from must be at most 5 years before to', 'range')
  const { start, end } = await one<{ start: Date; end: Date }>(ctx)`
    select day_begins(${first}, ${zone}) as start, day_begins(${last}::date + 1, ${zone}) as end`
  return { time_zone: zone, from: first, to: last, interval, start, end, as_of: ctx.now() }
}

/**
 * Returns the time zone that the figures are counted for, after recounting them if it is not the organisation's current
 * one.
 */
async function currentZone(ctx: Context): Promise<Zone & { zone: string }> {
  for (;;) {
    const { zone, today } = await readZone(ctx)
    if (zone !== null) return { zone, today }
    await recountFigures(ctx)
  }
}

/**
 * Returns the organisation's zone and today's date there. `zone` is null while the figures are counted for another time
 * zone.
 */
export function readZone({ orgId, db, now }: Context): Promise<Zone> {
  return one<Zone>({ db })`
    select z.known_as as zone, local_day(${now()}, o.time_zone)::text as today from organisation o
    left join figure_zone z on z.org_id = o.id and ${isCounted}
    where o.id = ${orgId}`
}

/** Returns the calendar day of a day or a time in the given zone. */
function dayOf(moment: string, zone: string): string {
  return moment.length === 10 ? moment : zonedDay(parseTimestamp(moment)!, zone)
}

/** Returns the fields of `rangeOf`. */
export function rangeToWire({ time_zone, from, to, interval, as_of }: Range): Static<TObject<typeof rangeOf>> {
  return { time_zone, from, to, interval, as_of: isoTime(as_of) }
}
