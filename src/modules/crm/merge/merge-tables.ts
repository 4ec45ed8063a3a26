import type { Person, PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { MERGE_DAYS } from './merge-queries.ts'

const ofMerge = ({ idsIn }: Person) => sql`t.merge_id = any(${idsIn('contact_merge')}::bigint[])`

/** What a merge keeps is of the contact that it made, and goes with it. */
export const mergeTables: PersonalTable[] = [
  {
    table: 'contact_merge',
    personal: ['changes'],
    other: [],
    ofPerson: ({ idsIn }) => sql`t.contact_id = any(${idsIn('contact')}::bigint[])`,
    outcome: 'Are removed, and cannot be undone any more.',
    erase: ({ db }, ids) => change({ db })`delete from contact_merge where id = any(${ids}::bigint[])`,
    keep: {
      days: MERGE_DAYS,
      purge: ({ db }, before, most) => change({ db })`
        delete from contact_merge where id in (
          select id from contact_merge where created_at < ${before} order by created_at limit ${most}::int)`,
    },
  },
  {
    table: 'contact_merge_member',
    personal: ['email'],
    other: [],
    ofPerson: ofMerge,
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from contact_merge_member where id = any(${ids}::bigint[])`,
    keep: 'with its organisation',
  },
]
