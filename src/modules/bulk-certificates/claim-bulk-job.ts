import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import { type IssuingEvent, readIssuingEvent } from '../certificates/index.ts'
import { releaseCredits } from '../organisations/index.ts'

const MAX_CLAIMS = 3

export type Claim = {
  jobId: number
  eventId: number
  token: string
  names: string[]
  sourceRows: number[]
  event: IssuingEvent
}

type Row = {
  event_id: number
  names: string[]
  source_rows: number[]
  claims: number
}

/**
 * Takes an unfinished job under a new token, which every later write of this run must still hold; whoever had it before
 * can change nothing more. A job that has been left unfinished three times is failed, and its credits come back.
 * @returns null when there is nothing to do.
 */
export function claimBulkJob(ctx: Context, jobId: number): Promise<Claim | null> {
  const token = uuidFrom(ctx.randomBytes(16))
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Row>(ctx)`
      update bulk_job set status = 'processing', claims = claims + 1, claim_token = ${token}, processed_count = 0,
        started_at = coalesce(started_at, ${ctx.now()})
      where org_id = ${ctx.orgId} and id = ${jobId} and status in ('pending', 'processing')
      returning event_id, names, source_rows, claims`
    if (!row) return null
    if (row.claims <= MAX_CLAIMS) {
      const event = await readIssuingEvent(ctx, row.event_id)
      return {
        jobId,
        eventId: row.event_id,
        token,
        names: row.names,
        sourceRows: row.source_rows,
        event,
      }
    }
    await failBulkJob(ctx, { jobId, token }, `The work stopped unexpectedly ${MAX_CLAIMS} times.`)
    return null
  })
}

/** Fails a job that cannot be done, and gives its credits back, unless this run no longer holds it. */
export function failBulkJob(
  ctx: Context,
  { jobId, token }: Pick<Claim, 'jobId' | 'token'>,
  why: string,
): Promise<void> {
  const error = `${why} No certificate was made and the credits are back.`
  return inTransaction(ctx, async (ctx) => {
    const job = await maybeOne<{ total_count: number }>(ctx)`
      update bulk_job set status = 'failed', error = ${error}, credits_held = 0, claim_token = null, finished_at = ${ctx.now()}
      where id = ${jobId} and status = 'processing' and claim_token = ${token} returning total_count`
    if (job === null) return
    await releaseCredits(ctx, jobId, job.total_count)
    await recordAudit(ctx, { action: 'bulk_job.fail', subjectType: 'bulk_job', subjectId: jobId, after: { error } })
  })
}

/** Notes how far a run has come. @returns false when it no longer holds the job, and must stop */
export async function reportProgress(ctx: Context, { jobId, token }: Claim, processed: number): Promise<boolean> {
  const changed = await change(ctx)`
    update bulk_job set processed_count = ${processed} where id = ${jobId} and status = 'processing' and claim_token = ${token}`
  return changed === 1
}

/**
 * Lets go of a job that this run has not finished; a run that still holds it was stopped on purpose, which is no crash.
 * @returns whether the job is still to be done, by whichever run
 */
export async function giveBackClaim(ctx: Context, { jobId, token }: Claim): Promise<boolean> {
  const row = await maybeOne<{ unfinished: boolean }>(ctx)`
    with given_back as (
      update bulk_job set claims = claims - 1, claim_token = null, processed_count = 0
      where id = ${jobId} and status = 'processing' and claim_token = ${token})
    select finished_at is null as unfinished from bulk_job where id = ${jobId}`
  return row?.unfinished ?? false
}
