import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type CompletionRow, completionColumns, completionToWire } from './completion-queries.ts'

/**
 * Deletes a completion that was recorded by mistake; assignments that it completed stay complete. @throws AppError
 * not_found
 */
export function deleteCompletion(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<CompletionRow>(ctx)`
      delete from training_completion t using training_course c
      where t.org_id = ${ctx.orgId} and t.id = ${id} and c.id = t.course_id returning ${completionColumns}`
    if (row === null) throw noSuch('completion')
    await recordAudit(ctx, {
      action: 'training_completion.delete',
      subjectType: 'training_completion',
      subjectId: id,
      before: completionToWire(row),
    })
  })
}
