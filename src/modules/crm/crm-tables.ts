import { isAddressKey, type Person, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { matchTables } from './duplicates/match-tables.ts'
import { importTables } from './import/import-tables.ts'
import { mergeTables } from './merge/merge-tables.ts'
import { scoreTables } from './scores/score-tables.ts'
import { taskTables } from './tasks/task-tables.ts'

const ofContact = ({ idsIn }: Person) => sql`t.contact_id = any(${idsIn('contact')}::bigint[])`

/** Addresses of a contact and of all contacts merged with it; a merge may have swapped their addresses. */
const addressesOfFamily: PersonalTable['addresses'] = (person) => sql`
  with family as (
    select coalesce(c.merged_into, c.id) as id from contact c
    where c.org_id = ${person.orgId} and ${isAddressKey(sql`c.email_key`, person)})
  select c.email as address from contact c where c.email is not null and (c.id in (select id from family) or c.merged_into in (select id from family))
  union
  select m.email from contact_merge g join contact_merge_member m on m.merge_id = g.id
  where m.email is not null and g.undone_at is null and g.contact_id in (select id from family)`

/**
 * Accounts are companies and are not found by a person's address; the organisation removes personal details in their
 * notes itself.
 */
export const crmTables: PersonalTable[] = [
  {
    table: 'account',
    personal: ['phone', 'notes', 'folded'],
    other: ['name', 'folded_name', 'domain', 'industry', 'website'],
    keep: 'with its organisation',
  },
  {
    table: 'contact_property',
    personal: [],
    other: ['key', 'label', 'type', 'options'],
    keep: 'with its organisation',
  },
  { table: 'crm_settings', personal: [], other: [], keep: 'with its organisation' },
  ...importTables,
  {
    table: 'contact',
    personal: [
      ...['email', 'email_key', 'first_name', 'last_name', 'phone', 'title', 'tags', 'properties'],
      ...['score_reasons', 'folded'],
    ],
    toldAs: ['contact_name'],
    other: ['owner', 'lifecycle_stage', 'email_consent', 'source'],
    // Merged contacts count as one person, under each of their addresses.
    addresses: addressesOfFamily,
    ofPerson: (person) => sql`
      coalesce(t.merged_into, t.id) in (
        select coalesce(c.merged_into, c.id) from contact c where c.org_id = ${person.orgId} and ${isAddressKey(sql`c.email_key`, person)})`,
    shown: sql`to_jsonb(t) - 'email_key' - 'folded' - 'score_due' - 'import_entry_id' || jsonb_build_object(
      'import_file_name', (select i.file_name from contact_import i where i.id = t.import_id))`,
    outcome: 'Are removed, under each of their addresses.',
    // No count depends on contacts, and nothing of a contact is left without the person.
    erase: async ({ db }, ids) => {
      await change({ db })`delete from contact where id = any(${ids}::bigint[])`
    },
    keep: 'with its organisation',
  },
  // Derived tables; their rows are deleted with the contact.
  { table: 'contact_text', personal: ['folded'], other: [], keep: 'with its organisation' },
  { table: 'contact_text_batch', personal: ['texts'], other: [], keep: 'with its organisation' },
  { table: 'contact_tag', personal: ['tag'], other: [], keep: 'with its organisation' },
  { table: 'contact_tally', personal: [], other: [], keep: 'with its organisation' },
  {
    table: 'contact_note',
    personal: ['text'],
    other: [],
    ofPerson: ofContact,
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from contact_note where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  {
    table: 'contact_activity',
    personal: ['data'],
    other: ['kind', 'subject_type'],
    ofPerson: ofContact,
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from contact_activity where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  {
    table: 'deal',
    personal: ['title', 'notes', 'folded'],
    other: ['currency', 'stage', 'stage_kind', 'owner'],
    ofPerson: ofContact,
    outcome: 'Keep amount and stage, so that sums stay right, and lose title, notes and the contact.',
    erase: ({ db }, ids) => change({ db })`
      update deal set title = 'Deal ' || id, notes = '', folded = 'deal ' || id, contact_id = null where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
  { table: 'deal_stage', personal: [], other: ['key', 'label', 'kind'], keep: 'with its organisation' },
  { table: 'deal_tally', personal: [], other: ['stage', 'currency'], keep: 'with its organisation' },
  {
    table: 'deal_stage_change',
    personal: [],
    other: ['from_stage', 'to_stage', 'actor'],
    keep: 'with its organisation',
  },
  ...scoreTables,
  ...mergeTables,
  ...matchTables,
  ...taskTables,
]
