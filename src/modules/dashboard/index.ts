import type { Module } from '../../platform/module.ts'
import { dashboardOperations } from './dashboard-operations.ts'
import { sampleTables } from './sample/sample-tables.ts'

/** The start page of an organisation: problems, running jobs, set-up progress and sample data. */
export const dashboard: Module = {
  name: 'dashboard',
  floor: 'entrypoints',
  operations: dashboardOperations,
  personal: sampleTables,
}
