import type { Module } from '../../platform/module.ts'
import { auditOperations } from './audit-operations.ts'
import { historyOperations } from './history/history-operations.ts'
import { requestOperations } from './requests/request-operations.ts'

/** What was done in an organisation, and what was asked of the interface by its keys. */
export const audit: Module = {
  name: 'audit',
  floor: 'entrypoints',
  operations: [...auditOperations, ...historyOperations, ...requestOperations],
}
