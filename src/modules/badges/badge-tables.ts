import { isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'

export const badgeTables: PersonalTable[] = [
  {
    table: 'badge_template',
    personal: [],
    other: ['name', 'description', 'criteria', 'image_key'],
    keep: 'with its organisation',
  },
  {
    table: 'badge_award',
    personal: ['email', 'email_key', 'recipient_name', 'revocation_reason'],
    other: ['source', 'criteria'],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key'`,
    outcome: 'Are revoked and nameless, so that it is known how many there were.',
    files: ['badge_png'],
    // The row stays so that counts stay correct; its page shows no name and says the badge is no longer valid.
    erase: ({ db, now }, ids) => change({ db })`
      update badge_award set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
        recipient_name = 'Name erased', revoked_at = coalesce(revoked_at, ${now()}), revocation_reason = null
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
