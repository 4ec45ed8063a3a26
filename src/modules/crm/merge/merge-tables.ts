import type { Person, PersonalTable } from '../../../platform/context/personal-table.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { MERGE_DAYS } from './merge-queries.ts'

const ofMerge = ({ idsIn }: Person) => sql`t.merge_id = any(${idsIn('contact_merge')}::bigint[])`

/** The history of a merge belongs to the primary contact and is deleted with it. */
export const mergeTables: PersonalTable[] = [
  {
    table: 'contact_merge',
    personal: ['changes'],
    other: [],
    ofPerson: ({ idsIn }) => sql`t.contact_id = any(${idsIn('contact')}::bigint[])`,
    outcome: 'Are removed, so the merges can no longer be undone.',
    erase: ({ db }, ids) => change({ db })`delete from contact_merge where id = any(${ids}::bigint[])`,
    keep: {
      days: MERGE_DAYS,
      purge: ({ db }, before, max) => change({ db })`
        delete from contact_merge where id in (
          select id from contact_merge where created_at < ${before} order by created_at limit ${max}::int)`,
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
