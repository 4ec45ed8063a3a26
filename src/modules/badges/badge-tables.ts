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
    table: 'badge_template_version',
    personal: [],
    other: ['name', 'description', 'criteria', 'image_key'],
    keep: 'with its organisation',
  },
  {
    table: 'badge_award',
    personal: ['email', 'email_key', 'recipient_name', 'revocation_reason', 'evidence'],
    other: ['source', 'criteria'],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key' || (
      select jsonb_build_object('badge_name', v.name, 'badge_description', v.description) from badge_template_version v
      where v.template_id = t.template_id and v.version = t.template_version)`,
    outcome: 'Are revoked and nameless, so that it is known how many there were.',
    files: ['badge_png'],
    // The row stays so that counts stay correct; its page shows no name and says the badge is no longer valid.
    erase: ({ db, now }, ids) => change({ db })`
      update badge_award set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
        recipient_name = 'Name erased', revoked_at = coalesce(revoked_at, ${now()}), revocation_reason = null,
        evidence = '[]'
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
