import type { PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'

/** Tasks about a person are deleted with the contact. */
export const taskTables: PersonalTable[] = [
  {
    table: 'crm_task',
    personal: ['title', 'notes'],
    other: [],
    ofPerson: ({ idsIn }) => sql`t.contact_id = any(${idsIn('contact')}::bigint[])`,
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from crm_task where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
