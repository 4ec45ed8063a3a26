import { change } from '../db/query.ts'
import type { PersonalTable } from '../personal/personal-table.ts'

/** What is derived from lists to search them. Runs hold no more than three characters of anybody. */
export const searchTables: PersonalTable[] = [
  { table: 'search_block', personal: [], other: ['searched'], keep: 'for ever' },
  { table: 'search_run', personal: [], other: ['run'], keep: 'for ever' },
  {
    table: 'search_change',
    personal: ['old_text'],
    other: [],
    // Sealing keeps them shorter than this. A block that was not sealed in time is given up.
    keep: {
      days: 1 / 12,
      purge: ({ db }, before, most) => change({ db })`
        delete from search_block where id in (
          select id from search_block b where sealed_at < ${before}
            and exists (select from search_change c where c.block_id = b.id) limit ${most}::int)`,
    },
  },
  { table: 'search_place', personal: [], other: ['searched'], keep: 'for ever' },
]
