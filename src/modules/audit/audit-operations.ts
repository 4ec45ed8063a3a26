import { type Operation, operation } from '../../platform/http/operation.ts'
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
    summary: 'List who changed what, with what was there before and after, newest first',
    description:
      'Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all entries. No entry holds a secret; of a person who was erased it keeps who did what and when alone.',
    query: AuditQuery,
    list: AuditEntry,
    table: (ctx, { query }) => auditTable(ctx, query),
    run: (ctx, { query }) => listAudit(ctx, query),
  }),
]
