import { isAddress, type PersonalTable } from '../../platform/context/personal-table.ts'
import { sql } from '../../platform/db/sql.ts'
import { eraseNames } from './erase-names.ts'

/** The archive is deleted with the job. */
export const bulkTables: PersonalTable[] = [
  {
    table: 'bulk_job',
    personal: ['names', 'emails', 'certificate_values', 'warnings'],
    other: ['status', 'file_name', 'sheet', 'name_column', 'mapping', 'kind', 'error', 'zip_key'],
    ofPerson: (person) => sql`exists (select from unnest(t.emails) each where ${isAddress(sql`each`, person)})`,
    // Other people in the file are not shown.
    shown: sql`to_jsonb(t) - 'names' - 'emails' - 'certificate_values' - 'warnings'`,
    outcome: 'Lose the name, the address and the values of the person; the other names of the file stay.',
    isHeldFirst: true,
    erase: eraseNames,
    keep: 'with its event',
  },
]
