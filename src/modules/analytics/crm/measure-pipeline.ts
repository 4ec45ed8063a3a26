import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { listStages } from '../../crm/index.ts'
import type { CrmAnalytics } from './crm-analytics-schema.ts'

type Sums = { deals: number; amount: number; weighted_amount: number }
/** A row of a stage, or of all stages of a kind. */
type Row = Sums & { currency: string; stage: string | null; kind: string | null }

const NOTHING: Sums = { deals: 0, amount: 0, weighted_amount: 0 }

/** Returns current deals by currency and stage. The database adds amounts as exact decimals. */
export async function measurePipeline(ctx: Context): Promise<CrmAnalytics['pipeline']> {
  const stages = await listStages(ctx)
  const column = <T>(of: (stage: (typeof stages)[number]) => T): T[] => stages.map(of)
  const rows = await many<Row>(ctx)`
    with each as materialized (
      select currency, stage, kind, weight, sum(deals) as deals, sum(amount) as amount
      from deal_tally join unnest(${column(({ key }) => key)}::text[], ${column(({ kind }) => kind)}::text[],
        ${column(({ weight }) => weight)}::numeric[]) s (stage, kind, weight) using (stage)
      where org_id = ${ctx.orgId} group by 1, 2, 3, 4 having sum(deals) > 0
    )
    select currency, stage, null as kind, deals::bigint, amount::float8, (amount * weight)::float8 as weighted_amount from each
    union all
    select currency, null, kind, sum(deals)::bigint, sum(amount)::float8, sum(amount * weight)::float8 from each
    group by currency, kind
    order by currency`
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => {
    const ofKind = (kind: string): Sums => own.find((row) => row.kind === kind) ?? NOTHING
    const [open, won, lost] = [ofKind('open'), ofKind('won'), ofKind('lost')]
    return {
      currency,
      open_count: open.deals,
      open_amount: open.amount,
      weighted_amount: open.weighted_amount,
      won_count: won.deals,
      won_amount: won.amount,
      lost_count: lost.deals,
      lost_amount: lost.amount,
      stages: stages.map(({ key }) => {
        const { deals, amount, weighted_amount } = own.find((row) => row.stage === key) ?? NOTHING
        return { stage: key, deals, amount, weighted_amount }
      }),
    }
  })
}
