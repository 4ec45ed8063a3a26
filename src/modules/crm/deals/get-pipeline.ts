import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { filledRows, MAX_LIMIT } from '../../../platform/lists/list-page.ts'
import { listStages } from '../stages/list-stages.ts'
import { type DealRow, dealColumns, dealToWire } from './deal-queries.ts'
import type { Pipeline, PipelineQuery } from './deal-schema.ts'

type StageRow = DealRow & {
  of_stage: string
  deal_count: number
  sums: Pipeline['stages'][number]['sums']
}

/**
 * Returns the stages in order with the number and totals of their deals, and the first deals from the top of the board.
 */
export async function getPipeline(ctx: Context, query: PipelineQuery): Promise<Pipeline> {
  const stages = await listStages(ctx)
  const [keys, weights] = [stages.map(({ key }) => key), stages.map(({ weight }) => weight)]
  const conditions = [
    sql`deal.org_id = ${ctx.orgId}`,
    ...(query.owner === undefined ? [] : [sql`deal.owner = ${query.owner.trim()}`]),
    ...(query.account_id === undefined ? [] : [sql`deal.account_id = ${query.account_id}`]),
  ]
  const isWhole = conditions.length === 1
  const rows = await many<StageRow>(ctx)`${isWhole ? sql`` : PLANNED_EACH_TIME}
    with counted as materialized (${isWhole ? tallied(ctx) : counted(conditions)})
    select asked.stage as of_stage, sums.*, filled.*
    from unnest(${keys}::text[], ${weights}::numeric[]) with ordinality asked (stage, weight, nth)
    cross join lateral (
      select coalesce(sum(deals), 0)::bigint as deal_count, coalesce(jsonb_agg(jsonb_build_object(
        'currency', currency, 'amount', amount, 'weighted_amount', amount * asked.weight) order by currency), '[]') as sums
      from counted where counted.stage = asked.stage) sums
    left join lateral (
      select ${dealColumns} from deal where ${sql.join(conditions, ' and ')} and deal.stage = asked.stage
      order by deal.position, deal.id limit ${Math.min(query.limit ?? 50, MAX_LIMIT)}::int) filled on true
    order by asked.nth, filled.position, filled.id`
  return {
    stages: stages.map(({ key, label, kind, weight }) => {
      const found = rows.filter(({ of_stage }) => of_stage === key)
      const { deal_count, sums } = found[0]!
      return { stage: key, label, kind, weight, deal_count, sums, deals: filledRows(found).map(dealToWire) }
    }),
  }
}

function tallied(ctx: Context): Sql {
  return sql`
    select stage, currency, sum(deals) as deals, sum(amount) as amount from deal_tally
    where org_id = ${ctx.orgId} group by stage, currency having sum(deals) > 0`
}

function counted(conditions: Sql[]): Sql {
  return sql`
    select stage, currency, count(*) as deals, sum(amount) as amount from deal
    where ${sql.join(conditions, ' and ')} group by stage, currency`
}
