import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { bulkLineOf, requireEnabled } from '../certificates/index.ts'
import { noSuchEvent } from '../events/index.ts'
import { getCredits, holdCredits } from '../organisations/index.ts'
import type { BulkList } from './bulk-list.ts'
import { type BulkJobRow, jobColumns, jobToWire, RUN_BULK_JOB } from './bulk-queries.ts'
import type { BulkJob, DryRun } from './bulk-schema.ts'
import { fileWarnings } from './file-warnings.ts'
import { refuseProblems } from './read-names.ts'

const SKIPPED_SHOWN = 1_000

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
export function submitBulkJob(ctx: Context, eventId: number, fileName: string, found: BulkList): Promise<BulkJob> {
  refuseProblems(found)
  return inTransaction(ctx, async (ctx) => {
    const { sheet, header_row, column, mapping, email_column } = found
    const count = found.names.length
    const values = found.names.some((each) => Object.keys(each.values).length > 0)
      ? JSON.stringify(found.names.map((each) => each.values))
      : null
    const row = await maybeOne<BulkJobRow>(ctx)`
      insert into bulk_job (org_id, event_id, status, file_name, names, source_rows, emails, warnings, total_count, credits_held, created_at,
        kind, sheet, header_row, name_column, mapping, certificate_values)
      select org_id, id, 'pending', ${fileName}, ${found.names.map(({ name }) => name)}::text[], ${found.names.map(({ row }) => row)}::int[],
        ${email_column === null ? null : found.names.map(({ email }) => email)}::text[], ${fileWarnings(found)}::text[], ${count}::int, ${count}::int, ${ctx.now()},
        ${found.kind}, ${sheet}, ${header_row}::int, ${column}, ${JSON.stringify(mapping)}::jsonb, ${values}::jsonb
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
export async function previewBulkJob(ctx: Context, fileName: string, found: BulkList): Promise<DryRun> {
  const { balance } = await getCredits(ctx)
  const { names, sheet, sheets, header_row, column, columns, mapping, email_column, skipped_blank, problems } = found
  return {
    dry_run: true,
    file_name: fileName,
    kind: found.kind,
    sheet,
    sheets,
    header_row,
    column,
    columns,
    mapping,
    email_column,
    total_count: names.length,
    names,
    skipped_blank,
    skipped: skippedRows(found).slice(0, SKIPPED_SHOWN),
    problems,
    warnings: fileWarnings(found),
    credits_needed: names.length,
    credits_available: balance,
  }
}

function skippedRows({ no_names, unread_names, missing, isSkipped }: BulkList): DryRun['skipped'] {
  const reasons = [
    ...no_names.map((row) => ({ row, reason: 'The cell of the name holds a number, a date, TRUE or FALSE.' })),
    ...unread_names.map(({ row, why }) => ({ row, reason: `The cell of the name holds ${why}.` })),
    ...(isSkipped ? missing : []).map(({ row, keys }) => ({ row, reason: `There is no value of ${keys.join(', ')}.` })),
  ]
  return reasons.toSorted((a, b) => a.row - b.row)
}
