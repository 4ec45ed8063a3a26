import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { assignmentToWire, lockAssignment } from './assignment-queries.ts'

/** Deletes an assignment, so that it no longer counts; earlier cycles stay on record. @throws AppError not_found */
export function deleteAssignment(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockAssignment(ctx, id)
    await change(ctx)`delete from training_assignment where id = ${id}`
    await recordAudit(ctx, {
      action: 'training_assignment.delete',
      subjectType: 'training_assignment',
      subjectId: id,
      before: assignmentToWire(before),
    })
  })
}
