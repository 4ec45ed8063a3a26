import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { getBulkJob, jobToWire, listBulkJobs } from './bulk-queries.ts'
import { BulkJob } from './bulk-schema.ts'
import { cancelBulkJob } from './cancel-bulk-job.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofJob = Type.Object({ id: IdOf('event'), job_id: IdOf('bulk job') })

/** Operations on existing bulk jobs. */
export const bulkOperations: readonly Operation[] = [
  operation({
    id: 'listBulkJobs',
    method: 'GET',
    path: '/admin/events/:id/bulk-generate-jobs',
    scope: 'certificates:read',
    tag: 'Bulk generation',
    summary: 'List bulk jobs',
    description:
      'Lists the 30 newest bulk jobs of an event with their progress, newest first: all of them without `page` and `limit`, otherwise a page.',
    params: ofEvent,
    query: Type.Object(Page),
    list: BulkJob,
    run: (ctx, { params, query }) => listBulkJobs(ctx, params.id, query),
  }),

  operation({
    id: 'getBulkJob',
    method: 'GET',
    path: '/admin/events/:id/bulk-generate-jobs/:job_id',
    scope: 'certificates:read',
    tag: 'Bulk generation',
    summary: 'Get a bulk job',
    description:
      'Returns a bulk job and its progress. Poll it every second or two until the status is completed, failed or cancelled; then use "Download a bulk archive".',
    params: ofJob,
    answer: BulkJob,
    run: async (ctx, { params }) => jobToWire(ctx, await getBulkJob(ctx, params.id, params.job_id)),
  }),

  operation({
    id: 'cancelBulkJob',
    method: 'POST',
    path: '/admin/events/:id/bulk-generate-jobs/:job_id/cancel',
    scope: 'certificates:write',
    tag: 'Bulk generation',
    summary: 'Cancel a bulk job',
    description:
      'Permanently cancels a pending or processing job and releases its held credits; no certificates are created. Repeating the call changes nothing. Fails with 409 when the job is completed or failed.',
    params: ofJob,
    answer: BulkJob,
    run: (ctx, { params }) => cancelBulkJob(ctx, params.id, params.job_id),
  }),
]
