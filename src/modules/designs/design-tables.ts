import type { PersonalTable } from '../../platform/context/personal-table.ts'

export const designTables: PersonalTable[] = [
  { table: 'design', personal: [], other: ['name'], keep: 'with its organisation' },
  { table: 'design_picture', personal: [], other: ['picture'], keep: 'with its organisation' },
  {
    table: 'design_version',
    personal: [],
    other: ['layout', 'layout_hash', 'picture', 'logo', 'note'],
    keep: 'with its organisation',
  },
]
