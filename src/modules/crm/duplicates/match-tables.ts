import type { PersonalTable } from '../../../platform/context/personal-table.ts'

/** Ids of contacts and hashes of common fields: no personal data, deleted with the contacts. */
export const matchTables: PersonalTable[] = [
  { table: 'contact_key', personal: [], other: [], keep: 'with its organisation' },
  { table: 'contact_match', personal: [], other: [], keep: 'with its organisation' },
  { table: 'contact_match_due', personal: [], other: [], keep: 'with its organisation' },
  { table: 'contact_matching', personal: [], other: ['country'], keep: 'with its organisation' },
  { table: 'contact_not_duplicate', personal: [], other: [], keep: 'with its organisation' },
]
