import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { storeCompletions } from '../completions/post-completions.ts'
import { type EvidenceRow, evidenceColumns, evidenceToWire, lockEvidence } from './evidence-queries.ts'
import type { Evidence } from './evidence-schema.ts'
import { refuseFutureDay } from './refuse-future-day.ts'

/**
 * Approves evidence, which records a completion of its course in the same transaction. @throws AppError not_found;
 * conflict if it is decided, or the person is no longer known; validation_failed for a day in the future
 */
export function approveEvidence(
  ctx: Context,
  id: number,
  { completed_on }: { completed_on?: string },
): Promise<Evidence> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPending(ctx, id)
    const day = completed_on ?? before.completed_on
    await refuseFutureDay(ctx, day)
    const completion_id = await recordCompletion(ctx, before, day)
    const row = await one<EvidenceRow>(ctx)`
      update training_evidence a set status = 'approved', decided_at = ${ctx.now()}, completed_on = ${day}::date,
        completion_id = ${completion_id}
      where id = ${id} and status = 'pending' returning ${evidenceColumns}`
    return recordDecision(ctx, 'approve', before, row)
  })
}

/** Declines evidence with a reason. @throws AppError not_found; conflict if it is decided */
export function declineEvidence(ctx: Context, id: number, { reason }: { reason: string }): Promise<Evidence> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPending(ctx, id)
    const row = await one<EvidenceRow>(ctx)`
      update training_evidence a set status = 'declined', decided_at = ${ctx.now()}, reason = ${reason.trim()}
      where id = ${id} and status = 'pending' returning ${evidenceColumns}`
    return recordDecision(ctx, 'decline', before, row)
  })
}

async function lockPending(ctx: TxContext, id: number): Promise<EvidenceRow> {
  const row = await lockEvidence(ctx, id)
  if (row.status !== 'pending')
    throw new AppError(
      'conflict',
      `Evidence ${id} is already ${row.status}. Upload the file again for another decision.`,
    )
  return row
}

/** Records the completion that evidence proves; its external id names the evidence, so it is recorded once. */
async function recordCompletion(ctx: TxContext, of: EvidenceRow, day: string | null): Promise<number> {
  const external_id = `evidence-${of.id}`
  const { errors } = await storeCompletions(ctx, [
    { course: of.course_id, email: of.email, name: of.name, completed_at: day, external_id },
  ])
  if (errors.length > 0) throw new AppError('conflict', errors[0]!.message)
  const { id } = await one<{ id: number }>(ctx)`
    select id from training_completion where org_id = ${ctx.orgId} and external_id = ${external_id}`
  return id
}

async function recordDecision(
  ctx: TxContext,
  action: 'approve' | 'decline',
  before: EvidenceRow,
  row: EvidenceRow,
): Promise<Evidence> {
  const after = evidenceToWire(row)
  await recordAudit(ctx, {
    action: `training_evidence.${action}`,
    subjectType: 'training_evidence',
    subjectId: row.id,
    before: evidenceToWire(before),
    after,
  })
  return after
}
