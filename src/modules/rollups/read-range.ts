import type { Static, TObject } from 'typebox'
import { invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { zonedDay } from '../../lib/text/zoned-time.ts'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { addDays, type Interval } from './days.ts'
import { recountFigures } from './fold-figures.ts'
import { isCounted } from './is-counted.ts'

export type RangeQuery = { from?: string; to?: string; interval?: Interval }

/** Whole days of the organisation: `from` and `to` are the first and the last, `start` and `end` when they begin and are over. */
export type Range = {
  time_zone: string
  from: string
  to: string
  interval: Interval
  start: Date
  end: Date
  /** The moment that the figures are of. */
  as_of: Date
}

const DAYS = 30
/** Five years, with both days in them. */
const MAX_DAYS = 5 * 365 + 2
/** Days outside are those of typing errors. */
const [FIRST, LAST] = ['1900-01-01', '9998-12-31']

const Moment = (description: string) =>
  Type.Optional(Type.String({ maxLength: 40, format: 'timestamp', description, examples: ['2026-11-01'] }))

/** The fields of a query that asks for a range. */
export const rangeFields = {
  from: Moment(
    'The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing',
  ),
  to: Moment('The last day, included; today when missing. At most 5 years after the first'),
  interval: Type.Optional(
    oneOf(['day', 'week', 'month'], {
      default: 'day',
      description: 'Of how long each entry of a series is; weeks begin on Monday (ISO 8601)',
    }),
  ),
}

/** The fields of an answer that tell the range. */
export const rangeOf = {
  time_zone: Type.String({ description: 'That of the organisation, by which days begin and end' }),
  from: Type.String({ format: 'date', description: 'The first day' }),
  to: Type.String({ format: 'date', description: 'The last day, included' }),
  interval: oneOf(['day', 'week', 'month'], { description: 'Of how long each entry of a series is' }),
  as_of: Type.String({ format: 'date-time', description: 'The moment up to which all figures are true, UTC' }),
}

type Zone = { zone: string | null; today: string }

/** @throws AppError validation_failed for a range that ends before it begins, or is longer than five years */
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

/** By which zone the figures are counted, once it is the one that the organisation has. */
async function currentZone(ctx: Context): Promise<Zone & { zone: string }> {
  for (;;) {
    const { zone, today } = await readZone(ctx)
    if (zone !== null) return { zone, today }
    await recountFigures(ctx)
  }
}

/** A zone of null: the figures stand by another than the organisation has. */
export function readZone({ orgId, db, now }: Context): Promise<Zone> {
  return one<Zone>({ db })`
    select z.known_as as zone, local_day(${now()}, o.time_zone)::text as today from organisation o
    left join figure_zone z on z.org_id = o.id and ${isCounted}
    where o.id = ${orgId}`
}

/** A day is one already; of a time it is the day there. */
function dayOf(moment: string, zone: string): string {
  return moment.length === 10 ? moment : zonedDay(parseTimestamp(moment)!, zone)
}

/** The fields of `rangeOf`. */
export function rangeToWire({ time_zone, from, to, interval, as_of }: Range): Static<TObject<typeof rangeOf>> {
  return { time_zone, from, to, interval, as_of: isoTime(as_of) }
}
