import { threadPool } from '../../lib/threads/thread-pool.ts'
import type { Services } from '../context/context.ts'
import type { Tx } from '../db/database.ts'
import { change, many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { type BlockDescription, runsIn, type SealedTexts } from './describe-block.ts'
import type { SearchedTable } from './searched-table.ts'

const threads = threadPool<SealedTexts, BlockDescription>(new URL('./block-thread.ts', import.meta.url), { threads: 1 })

/** A block that has been begun: changes of its rows are noted. `replaces` is the one that has held its rows so far. */
export type BegunBlock = { id: number; listId: number; firstId: number; lastId: number; replaces: number | null }

/**
 * Describes what one snapshot sees of the rows of a block, and puts it in the place of the block before. What was noted of
 * changes that the snapshot sees is dropped; what others note meanwhile it does not see, and that stays.
 */
export async function sealBlock(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { table, list, text }: SearchedTable,
  { id, listId, firstId, lastId, replaces }: BegunBlock,
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await many<{ id: number; text: string }>({ db: tx })`
        select id, ${sql.ref(text)} as text from ${sql.ref(table)}
        where ${sql.ref(list)} = ${listId} and id between ${firstId} and ${lastId} and octet_length(${sql.ref(text)}) <= 2000
        order by id`
    await change({ db: tx })`delete from search_change where block_id in (${id}, ${replaces})`
    if (replaces !== null) await change({ db: tx })`delete from search_block where id = ${replaces}`
    if (rows.length === 0) await change({ db: tx })`delete from search_block where id = ${id}`
    else await describe(tx, id, rows, now())
  }, 'repeatable read')
}

async function describe(db: Tx, block: number, rows: { id: number; text: string }[], at: Date): Promise<void> {
  const description = await threads.run({ ids: rows.map(({ id }) => id), texts: rows.map(({ text }) => text) })
  await change({ db })`
    insert into search_run (block_id, run, row_count, row_ids) select ${block}, * from (${runsIn(description)}) r order by run`
  await change({ db })`update search_block set sealed = true, sealed_at = ${at} where id = ${block}`
}
