import type { PersonalTable } from '../../platform/context/personal-table.ts'

export const certificateMailTables: PersonalTable[] = [
  { table: 'certificate_mail', personal: [], other: ['kind'], keep: 'with its event' },
]
