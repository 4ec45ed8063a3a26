import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { getPlanUsage } from '../../organisations/index.ts'
import {
  type Figure,
  figuresBefore,
  figuresByHourOfDay,
  figuresIn,
  inRange,
  type Range,
  type RangeQuery,
  rangeToWire,
} from '../../rollups/index.ts'
import { expiredByTier, statesByTier } from '../certificate-states.ts'
import { countFigures, sumByKind } from '../count-figures.ts'
import { funnelOf } from '../funnel.ts'
import { ratio } from '../ratio.ts'
import { compare } from './compare.ts'
import { countAllTime } from './count-all-time.ts'
import { type EventsOfPeriods, eventsOfPeriods } from './events-of-periods.ts'
import type { Overview, RankedEvent } from './overview-schema.ts'
import { ofEach } from './period-figures.ts'
import { type Credits, getCredits } from './read-credits.ts'

type Before = { from: string; to: string; start: Date; today: string }

const KIND_OF = ofEach((kind) => kind)
const FIRSTS = ['certificate_first_verified', 'certificate_first_shared'] as const
/** Ratio from which a limit counts as nearly used up. */
const NEAR = 0.8

/** Returns the figures of all events as of one moment. @throws AppError validation_failed for the range */
export function getOverview(ctx: Context, query: RangeQuery): Promise<Overview> {
  return inRange(ctx, query, async (ctx, range) => {
    const before = await periodBefore(ctx, range)
    const { from, to, start, today } = before
    const kinds = [...Object.values(KIND_OF), ...FIRSTS]
    const found = await figuresIn(ctx, range, { kinds, event: null })
    const previous = { ...range, interval: 'month', from, to, start, end: range.start } as const
    const foundBefore = await figuresIn(ctx, previous, { kinds, event: null })
    const hours = await figuresByHourOfDay(ctx, range)
    const ever = await figuresBefore(ctx, range, null, {
      kinds: ['certificate_issued', 'certificate_revoked'],
      event: null,
    })
    const expired = await expiredByTier(ctx, range, { today, event: null })
    const events = await eventsOfPeriods(ctx, range, start)
    const credits = await getCredits(ctx, range, start)
    const { total, tiers } = statesByTier([...ever, ...expired], [])
    return {
      ...rangeToWire(range),
      previous_from: from,
      previous_to: to,
      totals: totalsOf(sumByKind(found), sumByKind(foundBefore), events, credits),
      all_time: await countAllTime(ctx),
      funnel: funnelIn(found),
      certificates: { now: total, tiers },
      hours: Array.from({ length: 24 }, (_, at) => ({
        hour_of_day: at,
        checked_in: hours.find(({ hour }) => hour === at)?.n ?? 0,
      })),
      events: rankingOf(events),
      credits: { balance: credits.balance, held: credits.held },
      plan: await getPlan(ctx),
      series: countFigures(range, KIND_OF, found).series,
    }
  })
}

/** Returns the previous period: as many days as the range, directly before it. */
function periodBefore(ctx: Context, { from, to, as_of, time_zone: zone }: Range): Promise<Before> {
  return one<Before>(ctx)`
    select first::text as from, (${from}::date - 1)::text as to, day_begins(first, ${zone}) as start,
      local_day(${as_of}, ${zone})::text as today
    from (select ${from}::date - (${to}::date - ${from}::date + 1) as first) before`
}

type Sums = ReturnType<typeof sumByKind>

function totalsOf(
  now: Sums,
  before: Sums,
  events: EventsOfPeriods,
  { used, used_before }: Credits,
): Overview['totals'] {
  const { current, previous } = events
  return {
    events: compare(current.events, previous.events),
    no_shows: compare(current.no_shows, previous.no_shows),
    ...ofEach((kind) => compare(now(kind), before(kind))),
    credits_used: compare(used, used_before),
  }
}

function funnelIn(found: readonly Figure[]) {
  const sum = sumByKind(found)
  return funnelOf({
    registered: sum('registered'),
    attended: sum('attended'),
    certified: sum('certificate_issued'),
    verified: sum('certificate_first_verified'),
    shared: sum('certificate_first_shared'),
  })
}

function rankingOf({ current: _, previous: __, ...ranked }: EventsOfPeriods): Overview['events'] {
  const toWire = (rows: EventsOfPeriods['best_attended']): RankedEvent[] =>
    rows.map(({ id, name, event_date, registered, attended }) => ({
      event_id: id,
      name,
      event_date: isoTime(new Date(event_date)),
      registered,
      attended,
      ratio: ratio(attended, registered),
    }))
  return {
    best_attended: toWire(ranked.best_attended),
    worst_attended: toWire(ranked.worst_attended),
    most_registered: toWire(ranked.most_registered),
    least_registered: toWire(ranked.least_registered),
  }
}

async function getPlan(ctx: Context): Promise<Overview['plan']> {
  const { plan, limits } = await getPlanUsage(ctx)
  return {
    name: plan,
    limits: limits.map(({ limit, used, most }) => ({
      limit,
      used,
      most,
      ratio: ratio(used, most),
      is_near: used >= NEAR * most,
    })),
  }
}
