import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { AuditEntry, AuditQuery } from './audit-schema.ts'
import { auditTable, listAudit } from './list-audit.ts'

/** What was done in an organisation, for whoever has to answer for it. */
export const auditOperations: readonly Operation[] = [
  operation({
    id: 'listAudit',
    method: 'GET',
    path: '/admin/audit',
    scope: 'audit:read',
    tag: 'Audit',
    summary: 'List audit entries',
    description:
      'Lists who changed what, with the fields before and after, newest first. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all entries. There are no secrets in it; of a person who was erased only who did what and when.',
    query: AuditQuery,
    list: AuditEntry,
    table: (ctx, { query }) => auditTable(ctx, query),
    run: (ctx, { query }) => listAudit(ctx, query),
  }),
]
