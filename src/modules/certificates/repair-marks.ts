import { Type } from '../../lib/type.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many } from '../../platform/db/query.ts'
import { clearStatusBits, setManyBits } from '../credentials/index.ts'
import { findWrongMarks } from './wrong-marks.ts'

/** Sets the status lists right by the records, as after a restore of a backup that lacks them. */
export const REPAIR_MARKS = { name: 'repair-status-lists', payload: Type.Object({}) }

/**
 * Marks revoked certificates that their status list does not mark, and takes the mark from those that are valid. The
 * records decide; they are locked and read again, so this can run beside revocations and be repeated.
 */
export async function repairMarks(services: Services, giveUp?: AbortSignal): Promise<void> {
  for (const { orgId, ids } of await findWrongMarks(services, giveUp)) await setRight(services, orgId, ids)
}

function setRight(services: Services, orgId: number, ids: number[]): Promise<void> {
  return inTransaction(jobContext(services, orgId, REPAIR_MARKS.name), async (ctx) => {
    const rows = await many<{ id: number; is_revoked: boolean }>(ctx)`
      select id, status = 'revoked' as is_revoked from certificate
      where org_id = ${orgId} and id = any(${ids}::bigint[]) order by id for update`
    const of = (isRevoked: boolean) => rows.filter(({ is_revoked }) => is_revoked === isRevoked).map(({ id }) => id)
    await setManyBits(ctx, '', of(true))
    await clearStatusBits(ctx, '', of(false))
  })
}
