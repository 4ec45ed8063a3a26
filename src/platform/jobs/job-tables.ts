import type { PersonalTable } from '../context/personal-table.ts'

/** Jobs have only ids in their payloads, and no personal data. */
export const jobTables: PersonalTable[] = [
  { table: 'worker_process', personal: [], other: ['worker_ids'], keep: 'for ever' },
]
