import type { PersonalTable } from '../context/personal-table.ts'
import { retainedRequests } from './retained-requests.ts'

/** Paths are stored without segments that may contain personal data. */
export const requestLogTables: PersonalTable[] = [
  {
    table: 'request_log',
    personal: [],
    other: ['actor', 'method', 'route', 'path', 'code'],
    keep: retainedRequests,
  },
]
