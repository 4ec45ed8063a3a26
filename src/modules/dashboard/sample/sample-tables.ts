import type { PersonalTable } from '../../../platform/context/personal-table.ts'

/** Tables of this module; none has data about people. */
export const sampleTables: PersonalTable[] = [
  { table: 'sample_record', personal: [], other: ['kind'], keep: 'with its organisation' },
]
