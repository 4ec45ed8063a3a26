import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id, Timestamp } from '../../platform/http/validation/schema.ts'
import { readValueRules } from '../certificates/index.ts'
import { archiveLink } from './archive-link.ts'
import { type BulkList, bulkList } from './bulk-list.ts'
import { BulkJob, DryRun, ListFields } from './bulk-schema.ts'
import findNames, { type FoundNames } from './find-names.ts'
import { previewBulkJob, submitBulkJob } from './submit-bulk-job.ts'

const HEADER = 'Name'
const FILE_NAME = 'names'

const Names = Type.Object({
  names: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
    minItems: 1,
    maxItems: 1_000,
    description: 'Names for the certificates, 1 to 1,000; duplicates are kept',
  }),
  kind: ListFields.properties.kind,
})

/** Tools that do what the file routes do, with plain data. */
export const bulkTools: readonly Operation[] = [
  operation({
    id: 'createBulkJob',
    method: 'POST',
    path: '/admin/events/:id/bulk-generate',
    scope: 'certificates:write',
    tag: 'Bulk generation',
    summary: 'Create certificates for a list of names',
    description:
      'Creates a job that draws a PDF for each name into one ZIP archive. One credit per name is held until the job ends. Use get_bulk_job for the progress, or dry_run for a preview.',
    params: Type.Object({ id: Id }),
    body: Names,
    answer: BulkJob,
    status: 201,
    preview: {
      answer: DryRun,
      run: async (ctx, { params, body }) => previewBulkJob(ctx, FILE_NAME, await listOf(ctx, params.id, body)),
    },
    run: async (ctx, { params, body }) => submitBulkJob(ctx, params.id, FILE_NAME, await listOf(ctx, params.id, body)),
  }),

  operation({
    id: 'downloadBulkJob',
    method: 'GET',
    path: '/admin/events/:id/bulk-generate-jobs/:job_id/download',
    scope: 'certificates:read',
    tag: 'Bulk generation',
    summary: 'Get a link to the archive of a bulk job',
    description:
      'Returns a URL that serves the ZIP archive of a completed job to anyone for ten minutes, without a key.',
    params: Type.Object({ id: Id, job_id: Id }),
    answer: Type.Object({ archive_url: Type.String({ format: 'uri' }), good_until: Timestamp }),
    run: (ctx, { params }) => archiveLink(ctx, params.id, params.job_id),
  }),
]

async function listOf(ctx: Context, eventId: number, body: { names: string[]; kind?: string }): Promise<BulkList> {
  const rules = await readValueRules(ctx, eventId, body.kind)
  return bulkList(namesOf(body), rules, body)
}

/** Reads the names like a sheet with one column, so that the same rules apply. @throws AppError validation_failed */
function namesOf({ names }: { names: string[] }): FoundNames {
  const rows = [HEADER, ...names].map((text, nth) => ({ number: nth + 1, cells: [text] }))
  const found = findNames(rows)
  if (!('problem' in found)) return found
  throw new AppError('validation_failed', 'names contains no name.', {
    problems: [{ loc: ['body', 'names'], msg: 'names must contain at least one name', type: 'no_names' }],
  })
}
