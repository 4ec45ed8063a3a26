import type { Services } from '../context/context.ts'
import type { Invariant } from '../context/invariant.ts'
import type { Tx } from '../db/database.ts'
import { many } from '../db/query.ts'
import { describeBlock, runsIn } from './describe-block.ts'
import { namesOf } from './searched-list.ts'
import type { SearchedTable } from './searched-table.ts'

type Block = { id: number; list_id: number; first_id: number; last_id: number }

/** Every sealed block tells what its rows' texts are, once the changes that were noted since are undone. */
export function blocksTellTheirTexts(tables: readonly SearchedTable[]): Invariant {
  return {
    name: 'what searches know of a block is what its texts say',
    find: async ({ db }: Services) =>
      db.transaction(async (tx) => {
        const broken: string[] = []
        for (const table of tables) broken.push(...(await brokenBlocks(tx, table)))
        return broken
      }, 'repeatable read'),
  }
}

async function brokenBlocks(db: Tx, searched: SearchedTable): Promise<string[]> {
  const broken: string[] = []
  const blocks = await many<Block>({ db })`
    select * from search_block b where searched = ${searched.table} and sealed
      and not exists (select from search_change c where c.block_id = b.id and c.row_id is null) order by id`
  for (const block of blocks)
    if (await differs(db, searched, block))
      broken.push(`block ${block.id} of ${searched.table} in the list ${block.list_id}`)
  return broken
}

async function differs(db: Tx, searched: SearchedTable, block: Block): Promise<boolean> {
  const { table, list, text } = namesOf(searched)
  const rows = await many<{ id: number; text: string }>({ db })`
    with changed as (
      select distinct on (row_id) row_id, old_text from search_change where block_id = ${block.id} order by row_id, id)
    select id, text from (
      select id, ${text} as text from ${table}
      where ${list} = ${block.list_id} and id between ${block.first_id} and ${block.last_id} and id not in (select row_id from changed)
      union all select row_id, old_text from changed) sealed
    where octet_length(text) <= 2000 order by id`
  const described = describeBlock({
    ids: rows.map(({ id }) => id),
    texts: rows.map(({ text }) => text),
  })
  const differences = await many({ db })`
    (select run, row_count, row_ids from search_run where block_id = ${block.id} except all ${runsIn(described)} limit 1)
    union all (${runsIn(described)} except all select run, row_count, row_ids from search_run where block_id = ${block.id} limit 1)`
  return differences.length > 0
}
