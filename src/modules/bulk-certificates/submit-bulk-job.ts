import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { requireEnabled } from '../certificates/index.ts'
import { noSuchEvent } from '../events/index.ts'
import { getCredits, holdCredits } from '../organisations/index.ts'
import { type BulkJobRow, bulkLineOf, jobColumns, jobToWire, RUN_BULK_JOB } from './bulk-queries.ts'
import type { BulkJob, DryRun } from './bulk-schema.ts'
import type { FoundNames } from './find-names.ts'
import { fileWarnings, refuseProblems } from './read-names.ts'

/** @throws AppError not_found; conflict when the event issues no certificates */
export async function requireCertificates(ctx: Context, eventId: number): Promise<void> {
  const row = await maybeOne<{ certificate_enabled: boolean }>(ctx)`
    select certificate_enabled from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (row === null) throw noSuchEvent()
  requireEnabled(row.certificate_enabled)
}

/**
 * Creates a job for the names of a file and holds one credit each, in one transaction.
 * @throws AppError not_found, insufficient_credits, validation_failed when a row cannot become a certificate
 */
export function submitBulkJob(ctx: Context, eventId: number, fileName: string, found: FoundNames): Promise<BulkJob> {
  refuseProblems(found)
  return inTransaction(ctx, async (ctx) => {
    const count = found.names.length
    const row = await maybeOne<BulkJobRow>(ctx)`
      insert into bulk_job (org_id, event_id, status, file_name, names, source_rows, emails, warnings, total_count, credits_held, created_at)
      select org_id, id, 'pending', ${fileName}, ${found.names.map(({ name }) => name)}::text[], ${found.names.map(({ row }) => row)}::int[],
        ${found.email_column === null ? null : found.names.map(({ email }) => email)}::text[], ${fileWarnings(found)}::text[], ${count}::int, ${count}::int, ${ctx.now()}
      from event where org_id = ${ctx.orgId} and id = ${eventId} for key share
      returning ${jobColumns}`
    if (row === null) throw noSuchEvent()
    const job = jobToWire(ctx, row)
    await holdCredits(ctx, job.id, count)
    // Jobs of one organisation share one of the common slots.
    await addJob(ctx, RUN_BULK_JOB, { org_id: ctx.orgId, bulk_job_id: job.id }, { line: bulkLineOf(ctx) })
    await recordAudit(ctx, { action: 'bulk_job.create', subjectType: 'bulk_job', subjectId: job.id, after: job })
    return job
  })
}

/** Returns the result of a dry run: nothing is stored and no credits are held. */
export async function previewBulkJob(ctx: Context, fileName: string, found: FoundNames): Promise<DryRun> {
  const { balance } = await getCredits(ctx)
  const { names, header_row, columns, email_column, skipped_blank, problems } = found
  return {
    dry_run: true,
    file_name: fileName,
    header_row,
    columns,
    email_column,
    total_count: names.length,
    names,
    skipped_blank,
    problems,
    warnings: fileWarnings(found),
    credits_needed: names.length,
    credits_available: balance,
  }
}
