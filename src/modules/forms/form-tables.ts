import { isAddress, isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { removeSubmissions } from './remove-submissions.ts'

export const formTables: PersonalTable[] = [
  {
    table: 'form',
    personal: ['notify_emails'],
    other: [
      ...['name', 'slug', 'fields', 'contact_mapping', 'tags', 'language', 'consent_text', 'thank_you_text'],
      'redirect_url',
    ],
    ofPerson: (person) =>
      sql`exists (select from unnest(t.notify_emails) as address where ${isAddress(sql`address`, person)})`,
    outcome: 'Send no more notifications to the address.',
    erase: ({ db }, ids, person) => change({ db })`
      update form set notify_emails = array(
        select address from unnest(notify_emails) as address where not (${isAddress(sql`address`, person)}))
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  {
    table: 'form_submission',
    personal: ['email_key', 'answers', 'repeat_key', 'folded'],
    // Answers may mention other people.
    said: ['answers'],
    other: ['consent_text', 'language'],
    ofPerson: (person) =>
      sql`${isAddressKey(sql`t.email_key`, person)} or t.contact_id = any(${person.idsIn('contact')}::bigint[])`,
    shown: sql`to_jsonb(t) - 'email_key' - 'repeat_key' - 'folded' - 'email_ids'`,
    outcome: 'Are removed.',
    erase: removeSubmissions,
    keep: 'with its organisation',
  },
]
