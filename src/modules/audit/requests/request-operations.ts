import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { listRequests, requestTable } from './list-requests.ts'
import { LoggedRequest, RequestsQuery } from './request-schema.ts'

/** What was asked of the interface, for whoever looks for what went wrong. */
export const requestOperations: readonly Operation[] = [
  operation({
    id: 'listRequests',
    method: 'GET',
    path: '/admin/request-log',
    scope: 'audit:read',
    tag: 'Audit',
    summary: 'List requests',
    description:
      'Lists the API requests of the last seven days, by keys and by devices at doors, newest first, a second late at most; no bodies, queries or headers. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all of them.',
    query: RequestsQuery,
    list: LoggedRequest,
    table: (ctx, { query }) => requestTable(ctx, query),
    run: (ctx, { query }) => listRequests(ctx, query),
  }),
]
