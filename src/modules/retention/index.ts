import type { Module } from '../../platform/module.ts'
import { purgeJobs } from './purge-jobs.ts'
import { retentionOperations } from './retention-operations.ts'
import { retentionTables } from './retention-tables.ts'

export { removedBefore } from './removed-before.ts'

/** Retention settings, and the nightly purge of older records. */
export const retention: Module = {
  name: 'retention',
  floor: 'core',
  operations: retentionOperations,
  jobs: purgeJobs,
  personal: retentionTables,
}
