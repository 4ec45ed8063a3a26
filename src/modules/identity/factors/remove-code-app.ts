import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { deleteCodesWithoutFactor } from './second-factors.ts'

/** Deletes a person's authenticator app, confirmed or not. @throws AppError not_found */
export function removeCodeApp(ctx: Context, personId: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const removed = await change(ctx)`
      update person set totp_secret = null, totp_confirmed_at = null, totp_used_steps = '{}'
      where id = ${personId} and totp_secret is not null`
    if (removed === 0) throw new AppError('not_found', 'You have no authenticator app.')
    await deleteCodesWithoutFactor(ctx, personId)
    await recordAudit(ctx, { action: 'person.remove_totp', subjectType: 'person', subjectId: personId })
  })
}
