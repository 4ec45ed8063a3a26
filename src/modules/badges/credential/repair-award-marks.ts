import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { clearStatusBits, setManyBits } from '../../credentials/index.ts'
import { findWrongAwardMarks } from './wrong-award-marks.ts'

/** Sets the status lists of badges right by the awards, as after a restore of a backup that lacks them. */
export const REPAIR_AWARD_MARKS = { name: 'repair-badge-status-lists', payload: Type.Object({}) }

/**
 * Marks revoked awards that their status list does not mark, and takes the mark from those that are valid. The awards
 * decide; they are locked and read again, so this can run beside revocations and be repeated.
 */
export async function repairAwardMarks(services: Services, giveUp?: AbortSignal): Promise<void> {
  for (const { orgId, ids } of await findWrongAwardMarks(services, giveUp)) await setRight(services, orgId, ids)
}

function setRight(services: Services, orgId: number, ids: number[]): Promise<void> {
  return inTransaction(jobContext(services, orgId, REPAIR_AWARD_MARKS.name), async (ctx) => {
    const rows = await many<{ id: number; is_marked: boolean }>(ctx)`
      select id, revoked_at is not null and issuer_name is not null as is_marked from badge_award
      where org_id = ${orgId} and id = any(${ids}::bigint[]) order by id for update`
    const of = (isMarked: boolean) => rows.filter(({ is_marked }) => is_marked === isMarked).map(({ id }) => id)
    await setManyBits(ctx, 'b', of(true))
    await clearStatusBits(ctx, 'b', of(false))
  })
}
