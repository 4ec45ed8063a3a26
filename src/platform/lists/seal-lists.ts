import { Type } from '../../lib/type.ts'
import type { Services } from '../context/context.ts'
import { sql } from '../db/sql.ts'
import { type Job, job } from '../jobs/job.ts'
import { beginBlocks, giveUpBlocks } from './begin-blocks.ts'
import { BLOCK_ROWS } from './block-shape.ts'
import { transactionsEnd } from './open-transactions.ts'
import { sealBlock } from './seal-block.ts'
import type { SearchedTable } from './searched-table.ts'

/** A transaction that is open for longer holds up sealing until the next minute. */
const PATIENCE_MS = 30_000

/** Seals every minute what lists have grown by, and what has changed. */
export function sealListsJob(tables: readonly SearchedTable[]): Job {
  return job(
    { name: 'seal-lists', payload: Type.Object({}) },
    async (services, _, giveUp) => {
      for (const table of tables) await sealLists(services, table, { stopping: giveUp })
    },
    { cron: '* * * * *' },
  )
}

/**
 * Blocks are begun, which lets changes of their rows be noted, and described once every transaction that was open then has
 * ended: none of those can then bring a row into a block, or change one, without a note.
 */
export async function sealLists(
  services: Pick<Services, 'db' | 'now'>,
  searched: SearchedTable,
  { stopping, blockRows = BLOCK_ROWS }: { stopping?: AbortSignal | undefined; blockRows?: number },
): Promise<void> {
  const begun = await beginBlocks(services, searched, blockRows)
  if (begun.length === 0) return
  try {
    if (!(await transactionsEnd(services.db, PATIENCE_MS))) return
    for (const block of begun) {
      if (stopping?.aborted) return
      await sealBlock(services, searched, block)
    }
  } finally {
    await giveUpBlocks(services, searched, sql`id = any(${begun.map(({ id }) => id)}::bigint[])`)
  }
}
