import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { getBulkJob, jobToWire, listBulkJobs } from './bulk-queries.ts'
import { BulkJob } from './bulk-schema.ts'
import { cancelBulkJob } from './cancel-bulk-job.ts'

const ofEvent = Type.Object({ id: Id })
const ofJob = Type.Object({ id: Id, job_id: Id })

/** Bulk jobs that are there already. */
export const bulkOperations: readonly Operation[] = [
  operation({
    id: 'listBulkJobs',
    method: 'GET',
    path: '/admin/events/:id/bulk-generate-jobs',
    scope: 'certificates:read',
    tag: 'Bulk generation',
    summary: 'List the 30 newest bulk jobs of an event',
    params: ofEvent,
    answer: Type.Array(BulkJob),
    run: (ctx, { params }) => listBulkJobs(ctx, params.id),
  }),

  operation({
    id: 'getBulkJob',
    method: 'GET',
    path: '/admin/events/:id/bulk-generate-jobs/:job_id',
    scope: 'certificates:read',
    tag: 'Bulk generation',
    summary: 'Read a bulk job and its progress',
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
    summary: 'Cancel an unfinished bulk job; its credits come back',
    params: ofJob,
    answer: BulkJob,
    run: (ctx, { params }) => cancelBulkJob(ctx, params.id, params.job_id),
  }),
]
