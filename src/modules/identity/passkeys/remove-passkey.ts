import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { deleteCodesWithoutFactor } from '../factors/second-factors.ts'

/** Deletes a passkey, which no longer signs in. @throws AppError not_found */
export function removePasskey(ctx: Context, personId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const removed = await change(ctx)`delete from passkey where id = ${id} and person_id = ${personId}`
    if (removed === 0) throw noSuch('passkey')
    await deleteCodesWithoutFactor(ctx, personId)
    await recordAudit(ctx, {
      action: 'person.remove_passkey',
      subjectType: 'person',
      subjectId: personId,
      before: { passkey_id: id },
    })
  })
}
