import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { AppError } from '../../lib/errors.ts'
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
  /** Addresses in the order of the names; null when the file has none. */
  emails: (string | null)[] | null
  sourceRows: number[]
  /** Values from the file in the order of the names; null when it has none. */
  values: Record<string, string>[] | null
  event: IssuingEvent
}

type Row = {
  event_id: number
  names: string[]
  emails: (string | null)[] | null
  source_rows: number[]
  kind: string
  certificate_values: Record<string, string>[] | null
  claims: number
}

/**
 * Claims an unfinished job with a new token, which every later write of this run must still hold; the previous holder
 * can change nothing. A job that was left unfinished three times fails, and its credits are released.
 * @returns null when there is nothing to do
 */
export function claimBulkJob(ctx: Context, jobId: number): Promise<Claim | null> {
  const token = uuidFrom(ctx.randomBytes(16))
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Row>(ctx)`
      update bulk_job set status = 'processing', claims = claims + 1, claim_token = ${token}, processed_count = 0,
        started_at = coalesce(started_at, ${ctx.now()})
      where org_id = ${ctx.orgId} and id = ${jobId} and status in ('pending', 'processing')
      returning event_id, names, emails, source_rows, kind, certificate_values, claims`
    if (!row) return null
    if (row.claims > MAX_CLAIMS) {
      await failBulkJob(ctx, { jobId, token }, `The work stopped unexpectedly ${MAX_CLAIMS} times.`)
      return null
    }
    const event = await readIssuingEvent(ctx, row.event_id, { kind: row.kind }).catch(unknownKind)
    if (event === null) {
      await failBulkJob(ctx, { jobId, token }, `The event has no certificates of the kind ${row.kind} any longer.`)
      return null
    }
    const { event_id: eventId, names, emails, source_rows: sourceRows, certificate_values: values } = row
    return { jobId, eventId, token, names, emails, sourceRows, values, event }
  })
}

/** Kinds can be removed from an event while a job waits. */
function unknownKind(error: unknown): null {
  if (error instanceof AppError && error.code === 'validation_failed') return null
  throw error
}

/** Marks a job as failed and releases its credits, unless this run no longer holds it. */
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

/** Stores the progress of a run. @returns false when it no longer holds the job and must stop */
export async function reportProgress(ctx: Context, { jobId, token }: Claim, processed: number): Promise<boolean> {
  const changed = await change(ctx)`
    update bulk_job set processed_count = ${processed} where id = ${jobId} and status = 'processing' and claim_token = ${token}`
  return changed === 1
}

/**
 * Releases the claim of a run that did not finish. If it still held the job it was stopped on purpose, which does not
 * count as a crash.
 * @returns whether the job remains to be done
 */
export async function giveBackClaim(ctx: Context, { jobId, token }: Claim): Promise<boolean> {
  const row = await maybeOne<{ unfinished: boolean }>(ctx)`
    with given_back as (
      update bulk_job set claims = claims - 1, claim_token = null, processed_count = 0
      where id = ${jobId} and status = 'processing' and claim_token = ${token})
    select finished_at is null as unfinished from bulk_job where id = ${jobId}`
  return row?.unfinished ?? false
}
