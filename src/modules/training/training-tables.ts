import { type Erasing, isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

/** Anonymised rows keep an address that belongs to nobody (RFC 2606). */
export const trainingTables: PersonalTable[] = [
  { table: 'training_course', personal: [], other: ['code', 'name'], keep: 'with its organisation' },
  { table: 'training_programme', personal: [], other: ['name', 'description'], keep: 'with its organisation' },
  { table: 'training_requirement', personal: [], other: [], keep: 'with its organisation' },
  {
    table: 'training_assignment',
    personal: ['email', 'email_key', 'name'],
    other: [],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key'`,
    outcome: 'Are removed if they are open; completed ones become anonymous history.',
    erase: eraseAssignments,
    keep: 'with its organisation',
  },
  {
    table: 'training_completion',
    personal: ['email', 'email_key', 'name', 'external_id'],
    other: [],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key'`,
    outcome: 'Become anonymous history.',
    // External ids may be derived from addresses, so they are replaced too. Completions of a person who is no longer
    // known are rejected.
    erase: ({ db }, ids) => change({ db })`
      update training_completion set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
        name = '', external_id = 'erased-' || id
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]

/** Completed assignments stay as history, which is neither counted nor renewed; open ones are deleted. */
async function eraseAssignments({ db, now }: Erasing, ids: number[]): Promise<void> {
  await change({ db })`delete from training_assignment where id = any(${ids}::bigint[]) and completed_at is null`
  await change({ db })`
    update training_assignment set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
      name = '', renewed_at = coalesce(renewed_at, ${now()}), updated_at = ${now()}
    where id = any(${ids}::bigint[])`
}
