import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { AuditEntry, AuditQuery } from './audit-schema.ts'
import { auditTable, listAudit } from './list-audit.ts'

/** The audit log: every change in an organisation, with its actor. */
export const auditOperations: readonly Operation[] = [
  operation({
    id: 'listAudit',
    method: 'GET',
    path: '/admin/audit',
    scope: 'audit:read',
    tag: 'Audit',
    summary: 'List audit entries',
    description:
      'Lists changes with their actor and the fields before and after, newest first. Filters can be combined. X-Total-Count is exact up to 10,000; above that, X-Total-Count-Capped is true. A file export has all entries. Secrets and data of erased people are not included.',
    query: AuditQuery,
    list: AuditEntry,
    table: (ctx, { query }) => auditTable(ctx, query),
    run: (ctx, { query }) => listAudit(ctx, query),
  }),
]
