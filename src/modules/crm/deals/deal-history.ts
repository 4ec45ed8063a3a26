import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { filledRows, type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import type { StageChange } from './deal-schema.ts'

type ChangeRow = Omit<StageChange, 'at' | 'left_at' | 'seconds'> & { at: Date; left_at: Date | null; total: number }

/** Lists the stages that a deal has entered, newest first. @throws AppError not_found */
export async function listDealHistory(ctx: Context, dealId: number, page: PageQuery): Promise<Listed<StageChange>> {
  const { limit, offset } = pageRange(page)
  const rows = await many<ChangeRow>(ctx)`
    with owner as (select id from deal where org_id = ${ctx.orgId} and id = ${dealId}),
    filled as (
      select id, from_stage, to_stage, actor, at, lead(at) over (order by id) as left_at
      from deal_stage_change where deal_id = ${dealId} order by id desc limit ${limit}::int offset ${offset}::bigint)
    select (select count(*) from deal_stage_change where deal_id = ${dealId}) as total, filled.*
    from owner left join filled on true order by filled.id desc`
  if (rows.length === 0) throw noSuch('deal')
  const now = ctx.now()
  return {
    total: rows[0]!.total,
    rows: filledRows(rows).map(({ id, from_stage, to_stage, actor, at, left_at }) => ({
      id,
      from_stage,
      to_stage,
      actor,
      at: isoTime(at),
      left_at: left_at && isoTime(left_at),
      seconds: Math.max(0, Math.floor(((left_at ?? now).getTime() - at.getTime()) / 1_000)),
    })),
  }
}
