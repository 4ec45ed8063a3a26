import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PersonalTable } from '../../platform/personal/personal-table.ts'
import { emailKey } from '../attendees/index.ts'

/** Rows stay, so that programmes count as before. Nobody is behind the address (RFC 2606). */
export const trainingTables: PersonalTable[] = [
  { table: 'training_course', personal: [], other: ['code', 'name'], keep: 'with its organisation' },
  { table: 'training_programme', personal: [], other: ['name', 'description'], keep: 'with its organisation' },
  { table: 'training_requirement', personal: [], other: [], keep: 'with its organisation' },
  {
    table: 'training_assignment',
    personal: ['email', 'email_key', 'name'],
    other: [],
    ofPerson: ({ email }) => sql`t.email_key = ${emailKey(email)}`,
    shown: sql`to_jsonb(t) - 'email_key'`,
    // What nobody does any more is not overdue.
    erase: ({ db, now }, ids) => change({ db })`
      update training_assignment set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
        name = '', due_date = case when completed_at is not null then due_date end, updated_at = ${now()}
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  {
    table: 'training_completion',
    personal: ['email', 'email_key', 'name', 'external_id'],
    other: [],
    ofPerson: ({ email }) => sql`t.email_key = ${emailKey(email)}`,
    shown: sql`to_jsonb(t) - 'email_key'`,
    // The id of the other system stays: by it the same completion is known, and not taken again.
    erase: ({ db }, ids) => change({ db })`
      update training_completion set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
        name = ''
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
