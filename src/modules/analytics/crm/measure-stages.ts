import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { listStages } from '../../crm/index.ts'
import type { Range } from '../../rollups/index.ts'
import { ratio } from '../ratio.ts'
import type { CrmAnalytics } from './crm-analytics-schema.ts'

type Row = Omit<CrmAnalytics['stages'][number], 'rate'>

/**
 * Returns how deals moved through each stage. Reads changes after the range too, to know how far deals that entered a
 * stage have come, and changes before it, to know when deals that left a stage had entered it.
 */
export async function measureStages(ctx: Context, { start, end }: Range): Promise<CrmAnalytics['stages']> {
  const stages = await listStages(ctx)
  const keys = stages.map(({ key }) => key)
  const of = (kind: string) => stages.filter((stage) => stage.kind === kind).map(({ key }) => key)
  const [won, lost] = [of('won'), of('lost')]
  const rows = await many<Row>(ctx)`
    with changed as (
      select id, deal_id, from_stage, to_stage, at, array_position(${keys}::text[], to_stage) as place
      from deal_stage_change where org_id = ${ctx.orgId} and at >= ${start}
    ), followed as materialized (
      select *, row_number() over (partition by deal_id, to_stage order by at, id) as nth, lag(at) over way as since,
        max(place) filter (where to_stage <> all(${lost}::text[])) over (way rows between 1 following and unbounded following) as farthest,
        last_value(to_stage) over (way rows between unbounded preceding and unbounded following) as last
      from changed window way as (partition by deal_id order by at, id)
    ), entered as (
      select to_stage as stage, count(*) as entered, count(*) filter (where farthest > place) as moved_on,
        count(*) filter (where last = any(${won}::text[])) as won, count(*) filter (where last = any(${lost}::text[])) as lost
      from followed where nth = 1 and at < ${end} group by 1
    ), stays as (
      select f.from_stage as stage, 1000 * extract(epoch from f.at - coalesce(f.since, (
        select b.at from deal_stage_change b where b.deal_id = f.deal_id and (b.at, b.id) < (f.at, f.id) order by b.at desc, b.id desc limit 1))) as ms
      from followed f where f.from_stage is not null and f.at < ${end}
    ), measured as (
      select stage, count(*) as left, (round(avg(ms)) / 1000)::float8 as mean_seconds,
        (round((percentile_cont(0.5) within group (order by ms::float8))::numeric) / 1000)::float8 as median_seconds
      from stays group by 1
    )
    select stage, coalesce(entered, 0)::int as entered, coalesce(moved_on, 0)::int as moved_on, coalesce(won, 0)::int as won,
      coalesce(lost, 0)::int as lost, coalesce(m.left, 0)::int as left, mean_seconds, median_seconds
    from unnest(${keys}::text[]) with ordinality s (stage, nth) left join entered using (stage) left join measured m using (stage)
    order by s.nth`
  return rows.map((row) => ({ ...row, rate: ratio(row.moved_on, row.entered) }))
}
