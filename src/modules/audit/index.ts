import type { Module } from '../../platform/module.ts'
import { auditOperations } from './audit-operations.ts'
import { historyOperations } from './history/history-operations.ts'
import { requestOperations } from './requests/request-operations.ts'

/** The audit log of an organisation, and the log of its API requests. */
export const audit: Module = {
  name: 'audit',
  floor: 'entrypoints',
  operations: [...auditOperations, ...historyOperations, ...requestOperations],
}
