import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { DEAL_STAGES, type DealStage, STAGE_WEIGHTS } from '../../crm/index.ts'
import type { CrmAnalytics } from './crm-analytics-schema.ts'

type Sums = { deals: number; amount: number; weighted_amount: number }
/** A stage of null means all open deals. */
type Row = Sums & { currency: string; stage: DealStage | null }

const NOTHING: Sums = { deals: 0, amount: 0, weighted_amount: 0 }

/** Returns current deals by currency and stage. The database adds amounts as exact decimals. */
export async function measurePipeline({ orgId, db }: Context): Promise<CrmAnalytics['pipeline']> {
  const rows = await many<Row>({ db })`
    with each as materialized (
      select currency, stage, weight, sum(deals) as deals, sum(amount) as amount
      from deal_tally join unnest(${DEAL_STAGES}::text[], ${Object.values(STAGE_WEIGHTS)}::numeric[]) s (stage, weight) using (stage)
      where org_id = ${orgId} group by 1, 2, 3 having sum(deals) > 0
    )
    select currency, stage, deals::bigint, amount::float8, (amount * weight)::float8 as weighted_amount from each
    union all
    select currency, null, sum(deals)::bigint, sum(amount)::float8, sum(amount * weight)::float8 from each
    where stage not in ('won', 'lost') group by currency
    order by currency`
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const of = (stage: DealStage | null): Sums => own.find((row) => row.stage === stage) ?? NOTHING
    const [open, won, lost] = [of(null), of('won'), of('lost')]
    return {
      currency,
      open_count: open.deals,
      open_amount: open.amount,
      weighted_amount: open.weighted_amount,
      won_count: won.deals,
      won_amount: won.amount,
      lost_count: lost.deals,
      lost_amount: lost.amount,
      stages: DEAL_STAGES.map((stage) => {
        const { deals, amount, weighted_amount } = of(stage)
        return { stage, deals, amount, weighted_amount }
      }),
    }
  })
}
