import type { PersonalTable } from '../context/personal-table.ts'
import { change } from '../db/query.ts'

/** What is derived from lists to search them. Runs hold no more than three characters of anybody. */
export const searchTables: PersonalTable[] = [
  { table: 'search_block', personal: [], other: ['searched'], keep: 'for ever' },
  { table: 'search_run', personal: [], other: ['run'], keep: 'for ever' },
  {
    table: 'search_change',
    personal: ['old_text'],
    other: [],
    // Sealing keeps them shorter than this. Where it did not come to that, the block is no longer searched by.
    keep: {
      days: 1 / 12,
      purge: ({ db }, before, most) => change({ db })`
        with old as materialized (
          select id from search_block b where sealed_at < ${before}
            and exists (select from search_change c where c.block_id = b.id and c.row_id is not null) limit ${most}::int),
        lost as (insert into search_change (block_id) select id from old)
        delete from search_change where row_id is not null and block_id in (select id from old)`,
    },
  },
  { table: 'search_place', personal: [], other: ['searched'], keep: 'for ever' },
]
