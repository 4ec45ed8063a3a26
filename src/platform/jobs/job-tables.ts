import type { PersonalTable } from '../context/personal-table.ts'

/** Jobs themselves have ids in their payloads, and nothing of a person. */
export const jobTables: PersonalTable[] = [
  { table: 'worker_process', personal: [], other: ['worker_ids'], keep: 'for ever' },
]
