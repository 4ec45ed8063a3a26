import type { PersonalTable } from '../../platform/personal/personal-table.ts'

export const contactTimelineTables: PersonalTable[] = [
  { table: 'contact_feed', personal: [], other: [], keep: 'with its organisation' },
]
