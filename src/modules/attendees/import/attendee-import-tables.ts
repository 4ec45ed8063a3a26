import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { hasAddressInside } from '../../../platform/personal/has-address-inside.ts'
import type { PersonalTable } from '../../../platform/personal/personal-table.ts'

export const attendeeImportTables: PersonalTable[] = [
  { table: 'attendee_import', personal: [], other: ['header'], keep: 'with its event' },
  {
    table: 'attendee_import_failed_row',
    personal: ['line'],
    other: [],
    ofPerson: (person) => hasAddressInside(sql`t.line`, person),
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from attendee_import_failed_row where id = any(${ids}::bigint[])`,
    keep: {
      days: 30,
      purge: ({ db }, before, most) => change({ db })`
        delete from attendee_import_failed_row where id in (
          select f.id from attendee_import i join attendee_import_failed_row f on f.import_id = i.id
          where i.created_at < ${before} order by f.id limit ${most} for update of f skip locked)`,
    },
  },
]
