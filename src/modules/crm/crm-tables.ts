import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person, PersonalTable } from '../../platform/personal/personal-table.ts'
import { emailKey } from '../../platform/text/email-key.ts'
import { matchTables } from './duplicates/match-tables.ts'
import { importTables } from './import/import-tables.ts'
import { mergeTables } from './merge/merge-tables.ts'
import { scoreTables } from './scores/score-tables.ts'

const ofContact = ({ idsIn }: Person) => sql`t.contact_id = any(${idsIn('contact')}::bigint[])`

/** Accounts and deals are of companies, and no address leads to them; what is written in them of people the organisation takes out by hand. */
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
      ...['email', 'email_key', 'first_name', 'last_name', 'phone', 'phone_key', 'title', 'tags', 'properties'],
      ...['score_reasons', 'folded'],
    ],
    other: ['owner', 'lifecycle_stage', 'source'],
    // Whoever was merged into another is one with it, under each of their addresses.
    ofPerson: ({ orgId, email }) => sql`
      coalesce(t.merged_into, t.id) in (
        select coalesce(c.merged_into, c.id) from contact c where c.org_id = ${orgId} and c.email_key = ${emailKey(email)})`,
    shown: sql`to_jsonb(t) - 'email_key' - 'phone_key' - 'folded' - 'score_due'`,
    outcome: 'Are removed, under each of their addresses.',
    // Nothing counts by contacts, and nothing of one is left without the person.
    erase: async ({ db }, ids) => {
      await change({ db })`update deal set contact_id = null where contact_id = any(${ids}::bigint[])`
      await change({ db })`delete from contact where id = any(${ids}::bigint[])`
    },
    keep: 'with its organisation',
  },
  // Both are derived, and go with the contact.
  { table: 'contact_text', personal: ['folded'], other: [], keep: 'with its organisation' },
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
    personal: ['title', 'notes'],
    other: ['currency', 'stage', 'owner'],
    keep: 'with its organisation',
  },
  {
    table: 'deal_stage_change',
    personal: [],
    other: ['from_stage', 'to_stage', 'actor'],
    keep: 'with its organisation',
  },
  ...scoreTables,
  ...mergeTables,
  ...matchTables,
]
