import type { PersonalTable } from '../../platform/personal/personal-table.ts'

/** Names without addresses, so no address leads to them. The archive goes with the job. */
export const bulkTables: PersonalTable[] = [
  {
    table: 'bulk_job',
    personal: ['names', 'warnings'],
    other: ['status', 'file_name', 'error', 'zip_key'],
    keep: 'with its event',
  },
]
