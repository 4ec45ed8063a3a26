import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** Tables of this module with their retention policies. */
export const retentionTables: PersonalTable[] = [
  { table: 'retention_setting', personal: [], other: ['setting'], keep: 'with its organisation' },
  { table: 'purge_place', personal: [], other: ['setting'], keep: 'with its organisation' },
  { table: 'purge_run', personal: [], other: ['status', 'removed'], keep: 'with its organisation' },
]
