import type { PersonalTable } from '../../../platform/context/personal-table.ts'
import { sql } from '../../../platform/db/sql.ts'
import { hasAddressInside } from '../../../platform/personal/has-address-inside.ts'
import { refusedRows } from '../../../platform/personal/refused-rows.ts'

export const attendeeImportTables: PersonalTable[] = [
  { table: 'attendee_import', personal: [], other: ['header'], keep: 'with its event' },
  refusedRows({
    table: 'attendee_import_failed_row',
    imports: 'attendee_import',
    personal: ['line'],
    other: [],
    ofPerson: (person) => hasAddressInside(sql`t.line`, person),
  }),
]
