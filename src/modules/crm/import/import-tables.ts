import { emailKey } from '../../../lib/text/email-key.ts'
import type { PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { hasAddressInside } from '../../../platform/personal/has-address-inside.ts'
import { refusedRows } from '../../../platform/personal/refused-rows.ts'

/**
 * Listed before contacts: a person is first removed from waiting batches, and a batch that is being saved is waited
 * for, so that the contact it creates is found.
 */
export const importTables: PersonalTable[] = [
  {
    table: 'contact_import',
    personal: [],
    other: ['status', 'file_name', 'mode', 'header', 'fields', 'error'],
    keep: 'with its organisation',
  },
  {
    table: 'contact_import_batch',
    personal: ['people'],
    other: [],
    ofPerson: ({ emails }) =>
      sql`t.people::jsonb @> any(${emails.map((email) => JSON.stringify([{ email_key: emailKey(email) }]))}::jsonb[])`,
    // Leaves out other people of the same file.
    shown: sql`to_jsonb(t) - 'people'`,
    outcome: 'Lose the row of the person, which is not imported.',
    // The row number stays, so that the counts of the file remain correct.
    erase: ({ db }, ids, { emails }) => change({ db })`
      update contact_import_batch set people = (
        select json_agg(case when p ->> 'email_key' = any(${emails.map(emailKey)}::text[]) then json_build_object('row', p -> 'row') else p end order by nth)
        from json_array_elements(people) with ordinality as each (p, nth))
      where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  refusedRows({
    table: 'contact_import_failed_row',
    imports: 'contact_import',
    personal: ['cells'],
    other: ['problems'],
    ofPerson: (person) => sql`exists (select 1 from unnest(t.cells) cell where ${hasAddressInside(sql`cell`, person)})`,
  }),
]
