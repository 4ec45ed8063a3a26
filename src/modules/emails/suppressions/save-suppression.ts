import { AppError, noSuch } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type SuppressionRow, suppressionColumns, suppressionToWire } from './suppression-queries.ts'
import type { EmailSuppression, NewEmailSuppression } from './suppression-schema.ts'

const SUBJECT = 'email_suppression'

/** Suppresses emails to an address. @throws AppError already_exists */
export function createSuppression(
  ctx: Context,
  { address, detail = null }: NewEmailSuppression,
): Promise<EmailSuppression> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<SuppressionRow>(ctx)`
      insert into email_suppression (org_id, address_key, address, reason, detail, created_at)
      values (${ctx.orgId}, ${emailKey(address)}, ${address}, 'manual', ${detail}, ${ctx.now()})
      on conflict (org_id, address_key, reason) do nothing returning ${suppressionColumns}`
    if (row === null) throw new AppError('already_exists', 'This address is already suppressed.')
    const after = suppressionToWire(row)
    await recordAudit(ctx, { action: 'email_suppression.create', subjectType: SUBJECT, subjectId: row.id, after })
    return after
  })
}

/** Allows emails to an address again, unless another suppression applies. @throws AppError not_found */
export function deleteSuppression(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<SuppressionRow>(ctx)`
      delete from email_suppression where org_id = ${ctx.orgId} and id = ${id} returning ${suppressionColumns}`
    if (row === null) throw noSuch('email suppression')
    const before = suppressionToWire(row)
    await recordAudit(ctx, { action: 'email_suppression.delete', subjectType: SUBJECT, subjectId: id, before })
  })
}
