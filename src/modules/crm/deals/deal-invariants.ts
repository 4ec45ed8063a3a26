import { type Invariant, rowsThatBreak } from '../../../platform/context/invariant.ts'
import { sql } from '../../../platform/db/sql.ts'

export const dealInvariants: Invariant[] = [
  rowsThatBreak(
    'the stage history of a deal has no gaps and ends with its current stage',
    sql`select 'deal ' || d.id as id from deal d join lateral (
          select h.to_stage from deal_stage_change h where h.deal_id = d.id order by h.id desc limit 1) last on true
        where d.stage <> last.to_stage
        union
        select 'deal ' || h.deal_id from (
          select deal_id, from_stage, lag(to_stage) over (partition by deal_id order by id) as was from deal_stage_change) h
        where h.from_stage is distinct from h.was`,
  ),
  rowsThatBreak(
    'deal tallies match the deals of an organisation by stage and currency',
    sql`select 'organisation ' || coalesce(t.org_id, d.org_id) || ' ' || coalesce(t.stage, d.stage) || ' ' ||
          coalesce(t.currency, d.currency) as id
        from (select org_id, stage, currency, sum(deals) as deals, sum(amount) as amount from deal_tally group by 1, 2, 3) t
        full join (select org_id, stage, currency, count(*) as deals, sum(amount) as amount from deal group by 1, 2, 3) d
          using (org_id, stage, currency)
        where coalesce(t.deals, 0) <> coalesce(d.deals, 0) or coalesce(t.amount, 0) <> coalesce(d.amount, 0)`,
  ),
]
