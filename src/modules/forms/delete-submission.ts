import { noSuch } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { removeSubmissions } from './remove-submissions.ts'

/**
 * Permanently deletes a submission, including its text in notification emails. The contact stays. @throws AppError
 * not_found
 */
export function deleteSubmission(ctx: Context, formId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await maybeOne<{ form_id: number; contact_id: number | null }>(ctx)`
      select form_id, contact_id from form_submission
      where org_id = ${ctx.orgId} and form_id = ${formId} and id = ${id} for update`
    if (before === null) throw noSuch('form submission', ' of this form')
    await removeSubmissions(ctx, [id])
    await recordAudit(ctx, {
      action: 'form_submission.delete',
      subjectType: 'form_submission',
      subjectId: id,
      before,
    })
  })
}
