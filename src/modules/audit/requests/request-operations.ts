import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { listRequests, requestTable } from './list-requests.ts'
import { LoggedRequest, RequestsQuery } from './request-schema.ts'

/** The request log, for finding failed requests. */
export const requestOperations: readonly Operation[] = [
  operation({
    id: 'listRequests',
    method: 'GET',
    path: '/admin/request-log',
    scope: 'audit:read',
    tag: 'Audit',
    summary: 'List requests',
    description:
      'Lists API requests of the last seven days, newest first, with a delay of up to a second; without bodies, queries and headers. Filters can be combined. X-Total-Count is exact up to 10,000; above that, X-Total-Count-Capped is true. A file export has all requests.',
    query: RequestsQuery,
    list: LoggedRequest,
    table: (ctx, { query }) => requestTable(ctx, query),
    run: (ctx, { query }) => listRequests(ctx, query),
  }),
]
