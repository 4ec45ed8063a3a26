import type { PersonalTable } from '../../platform/context/personal-table.ts'

export const contactTimelineTables: PersonalTable[] = [
  { table: 'contact_feed', personal: [], other: [], keep: 'with its organisation' },
]
