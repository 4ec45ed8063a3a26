import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { releaseCredits } from '../organisations/index.ts'
import { type BulkJobRow, getBulkJob, jobColumns, jobToWire } from './bulk-queries.ts'
import type { BulkJob } from './bulk-schema.ts'

/**
 * Cancels an unfinished job and releases its credits. If the job completes at the same moment, exactly one of the two
 * wins.
 * @throws AppError not_found; not_cancellable when it is completed or failed
 */
export function cancelBulkJob(ctx: Context, eventId: number, id: number): Promise<BulkJob> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<BulkJobRow>(ctx)`
      update bulk_job set status = 'cancelled', credits_held = 0, claim_token = null, finished_at = ${ctx.now()}
      where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} and status in ('pending', 'processing')
      returning ${jobColumns}`
    if (row) {
      const job = jobToWire(ctx, row)
      await releaseCredits(ctx, id, job.total_count)
      await recordAudit(ctx, { action: 'bulk_job.cancel', subjectType: 'bulk_job', subjectId: id, after: job })
      return job
    }
    const job = jobToWire(ctx, await getBulkJob(ctx, eventId, id))
    if (job.status !== 'cancelled')
      throw new AppError('not_cancellable', `Bulk job ${id} is ${job.status}, so it cannot be cancelled.`)
    return job
  })
}
