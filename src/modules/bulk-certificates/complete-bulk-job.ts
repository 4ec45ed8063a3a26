import { keepBlob } from '../../platform/blobs/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { issueDrafts, type PartialDraft, redrawLater, type SignedDraft } from '../certificates/index.ts'
import { captureCredits } from '../organisations/index.ts'
import { bulkCompleted } from './bulk-events.ts'
import type { Claim } from './claim-bulk-job.ts'

/**
 * Publishes certificates, archive and domain event together and spends the held credits. Uses the addresses the job has
 * now, since someone may have been erased while it was drawn: their credentials are signed again, and the archive, whose
 * files contain the credentials, is drawn again.
 * @returns false when this run no longer holds the job and nothing has changed
 */
export function completeBulkJob(
  ctx: Context,
  claim: Claim,
  drafts: SignedDraft[],
  archive: { key: string; bytes: number; warnings: string[] },
): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { jobId, eventId, event } = claim
    const completed = await maybeOne<{ emails: (string | null)[] | null }>(ctx)`
      update bulk_job set status = 'completed', processed_count = total_count, credits_held = 0, credits_charged = total_count, claim_token = null,
        zip_key = ${archive.key}, zip_bytes = ${archive.bytes}, warnings = warnings || ${archive.warnings}::text[], finished_at = ${ctx.now()}
      where id = ${jobId} and status = 'processing' and claim_token = ${claim.token} returning emails`
    if (completed === null) return false
    const addressed = drafts.map((draft, nth) => withAddress(draft, completed.emails?.[nth] ?? null))
    await keepBlob(ctx, archive.key)
    const job = { job_id: jobId, event_id: eventId, event_name: event.frozen.event_name, kind: event.frozen.kind }
    await issueDrafts(ctx, event.frozen, addressed, {
      jobId,
      account: (rows) => ({
        events: [bulkCompleted(ctx, job, rows)],
        audit: {
          action: 'bulk_job.complete',
          subjectType: 'bulk_job',
          subjectId: jobId,
          after: { certificate_count: rows.length },
        },
      }),
    })
    await captureCredits(ctx, jobId, drafts.length)
    if (addressed.some(({ signed }) => signed === undefined)) await redrawLater(ctx, [jobId])
    return true
  })
}

/** Drops the signature of a draft whose address has changed. */
function withAddress({ signed, ...draft }: SignedDraft, attendee_email: string | null): PartialDraft {
  return draft.attendee_email === attendee_email ? { ...draft, signed } : { ...draft, attendee_email }
}
