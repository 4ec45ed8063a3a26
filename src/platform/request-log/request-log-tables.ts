import type { PersonalTable } from '../context/personal-table.ts'
import { retainedRequests } from './retained-requests.ts'

/** Paths are told without what may be of a person. */
export const requestLogTables: PersonalTable[] = [
  {
    table: 'request_log',
    personal: [],
    other: ['actor', 'method', 'route', 'path', 'code'],
    keep: retainedRequests,
  },
]
