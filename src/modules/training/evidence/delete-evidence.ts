import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { sweepLater } from '../../../platform/blobs/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { evidenceToWire, lockEvidence } from './evidence-queries.ts'

/** Deletes evidence with its file; a completion that it led to stays. @throws AppError not_found */
export function deleteEvidence(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockEvidence(ctx, id)
    await change(ctx)`delete from training_evidence where id = ${id}`
    await sweepLater(ctx, before.file)
    await recordAudit(ctx, {
      action: 'training_evidence.delete',
      subjectType: 'training_evidence',
      subjectId: id,
      before: evidenceToWire(before),
    })
  })
}
