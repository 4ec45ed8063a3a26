import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { DEFAULT_STAGES, type StageSettings } from './deal-stages.ts'
import type { DealStage } from './stage-schema.ts'

/** Returns the stages of the organisation in order: its own, or the built-in ones until it has some. */
export async function listStages(ctx: Context): Promise<readonly StageSettings[]> {
  const rows = await many<StageSettings>(ctx)`
    select key, label, kind, weight::float8 as weight from deal_stage where org_id = ${ctx.orgId} order by position`
  return rows.length > 0 ? rows : DEFAULT_STAGES
}

/** Returns the stages in order with their number of deals. */
export async function countStages(ctx: Context): Promise<DealStage[]> {
  const stages = await listStages(ctx)
  const counts = await many<{ stage: string; deals: number }>(ctx)`
    select stage, sum(deals)::bigint as deals from deal_tally where org_id = ${ctx.orgId} group by stage`
  const of = new Map(counts.map(({ stage, deals }) => [stage, deals]))
  return stages.map((stage) => ({ ...stage, deal_count: of.get(stage.key) ?? 0 }))
}
