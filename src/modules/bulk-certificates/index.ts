import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { REDRAW_ARCHIVE } from '../certificates/index.ts'
import { REDRAW_ALL_ARCHIVES } from '../credentials/index.ts'
import { archiveRoutes } from './archive-routes.ts'
import { bulkEventTypes } from './bulk-events.ts'
import { bulkInvariants } from './bulk-invariants.ts'
import { bulkOperations } from './bulk-operations.ts'
import { RUN_BULK_JOB } from './bulk-queries.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { bulkTables } from './bulk-tables.ts'
import { bulkTools } from './bulk-tools.ts'
import { measureBulkJobs } from './measure-bulk-jobs.ts'
import { redrawArchive } from './redraw-archive.ts'
import { redrawEveryArchive } from './redraw-every-archive.ts'
import { runBulkJob } from './run-bulk-job.ts'

/** Certificates for the names of a spreadsheet. */
export const bulkCertificates: Module = {
  name: 'bulk-certificates',
  floor: 'domain',
  operations: bulkOperations,
  tools: bulkTools,
  routes: () => bulkRoutes,
  pages: archiveRoutes,
  jobs: [
    job(RUN_BULK_JOB, runBulkJob),
    job(REDRAW_ARCHIVE, redrawArchive),
    job(REDRAW_ALL_ARCHIVES, redrawEveryArchive),
  ],
  measure: measureBulkJobs,
  eventTypes: bulkEventTypes,
  invariants: bulkInvariants,
  personal: bulkTables,
  blobs: [{ table: 'bulk_job', column: 'zip_key' }],
}
