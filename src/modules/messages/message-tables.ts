import { isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

export const messageTables: PersonalTable[] = [
  {
    table: 'message',
    personal: [],
    other: ['subject', 'body', 'language', 'audience', 'send_at_local', 'status'],
    keep: 'with its organisation',
  },
  {
    table: 'message_recipient',
    personal: ['email_key'],
    other: ['status', 'reason'],
    keep: 'with its organisation',
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    outcome: 'Lose the address.',
    erase: ({ db, now }, ids) => change({ db })`
      update message_recipient set email_key = 'erased-' || id, updated_at = ${now()} where id = any(${ids}::bigint[])`,
  },
]
