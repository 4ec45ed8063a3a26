import type { Module } from '../../platform/module.ts'
import { purgeJobs } from './purge-jobs.ts'
import { retentionOperations } from './retention-operations.ts'
import { retentionTables } from './retention-tables.ts'

export { removedBefore } from './removed-before.ts'

/** For how long an organisation keeps what it may decide about, and the nights in which what is older goes. */
export const retention: Module = {
  name: 'retention',
  floor: 'core',
  operations: retentionOperations,
  jobs: purgeJobs,
  personal: retentionTables,
}
