import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { beginnings, type Range } from '../../rollups/index.ts'
import { ratio } from '../ratio.ts'
import type { CrmAnalytics } from './crm-analytics-schema.ts'

type Counts = { won: number; won_amount: number; lost: number; lost_amount: number }
/** A date of null means the whole range. */
type Row = Counts & { currency: string; date: string | null }

/** Returns deals won and lost in a range, by currency and interval. The database adds amounts as exact decimals. */
export async function countClosed({ orgId, db }: Context, range: Range): Promise<CrmAnalytics['closed']> {
  const { time_zone, interval, start, end } = range
  const rows = await many<Row>({ db })`
    select currency, date, count(*) filter (where stage_kind = 'won')::int as won, coalesce(sum(amount) filter (where stage_kind = 'won'), 0)::float8 as won_amount,
      count(*) filter (where stage_kind = 'lost')::int as lost, coalesce(sum(amount) filter (where stage_kind = 'lost'), 0)::float8 as lost_amount
    from (
      select currency, stage_kind, amount, date_trunc(${interval}, closed_at at time zone ${time_zone})::date::text as date from deal
      where org_id = ${orgId} and closed_at >= ${start} and closed_at < ${end}) closed
    group by grouping sets ((currency), (currency, date)) order by currency`
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const byDate = new Map(own.map((row) => [row.date, countsOf(row)]))
    const { won, lost, ...amounts } = byDate.get(null)!
    const series = beginnings(range).map((date) => ({ date, ...(byDate.get(date) ?? NOTHING) }))
    return { currency, won, lost, ...amounts, win_rate: ratio(won, won + lost), series }
  })
}

const NOTHING: Counts = { won: 0, won_amount: 0, lost: 0, lost_amount: 0 }

const countsOf = ({ won, won_amount, lost, lost_amount }: Row): Counts => ({ won, won_amount, lost, lost_amount })
