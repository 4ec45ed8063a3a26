import type { PersonalTable } from '../../platform/context/personal-table.ts'
import { isAddressKey } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

/** Deletes rows a day after they expired, when nothing reads them. */
function ended(table: 'my_link' | 'my_session'): PersonalTable['keep'] {
  const name = sql.ref(table)
  return {
    days: 1,
    purge: ({ db }, before, max) => change({ db })`
      delete from ${name} where id in (select id from ${name} where expires_at < ${before}::timestamptz limit ${max})`,
  }
}

/** Links and sessions belong to the installation, so no organisation exports or erases them; they end within two days. */
export const myTables: PersonalTable[] = [
  {
    table: 'my_link',
    personal: ['address', 'address_key'],
    other: ['language', 'seed', 'token_hash'],
    keep: ended('my_link'),
  },
  { table: 'my_session', personal: ['address_key'], other: ['token_hash'], keep: ended('my_session') },
  {
    table: 'erasure_request',
    personal: ['address_key'],
    other: ['outcome', 'reason'],
    ofPerson: (person) => isAddressKey(sql`t.address_key`, person),
    outcome: 'End, and no longer say who made them.',
    erase: ({ db, now }, ids) => change({ db })`
      update erasure_request set address_key = null, outcome = 'erased', ended_at = ${now()}::timestamptz
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
