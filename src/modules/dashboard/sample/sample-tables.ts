import type { PersonalTable } from '../../../platform/context/personal-table.ts'

/** Where this module stores data about people. */
export const sampleTables: PersonalTable[] = [
  { table: 'sample_record', personal: [], other: ['kind'], keep: 'with its organisation' },
]
