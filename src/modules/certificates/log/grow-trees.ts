import { setImmediate as others } from 'node:timers/promises'
import { Type } from '../../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { growTree, type LoggedFacts, type StoredTree, tilesInsert } from './merkle-log.ts'

/** Adds entries to Merkle trees that are older than the trees. */
export const GROW_TREES = { name: 'grow-log-trees', payload: Type.Object({}) }

/** Entries added in one transaction. */
export const GROW_BATCH = 1_000

/**
 * Adds numbered entries to the Merkle tree of their log, for each log whose tree lacks some: after an upgrade from a
 * version without trees. From then on the sequencer adds each entry when it numbers it.
 */
export async function growTrees(services: Services, giveUp?: AbortSignal): Promise<void> {
  const behind = await many<{ org_id: number }>(services)`
    select org_id from certificate_log_head where tree_size < position order by org_id`
  for (const { org_id } of behind)
    while (!giveUp?.aborted && (await growBatch(services, org_id)) === GROW_BATCH) await others()
}

/** @returns how many entries were added */
function growBatch(services: Services, orgId: number): Promise<number> {
  return newTransaction(services.db, async (within) => {
    const ctx: TxContext = { ...jobContext(services, orgId, GROW_TREES.name), ...within }
    const tree = await maybeOne<StoredTree>(ctx)`
      select tree_size, edge from certificate_log_head where org_id = ${orgId} and tree_size < position for update`
    if (tree === null) return 0
    const entries = await many<LoggedFacts>(ctx)`
      select action, record_hash, document_hash, at from certificate_log
      where org_id = ${orgId} and position > ${tree.tree_size} order by position limit ${GROW_BATCH}`
    const { tree_size, edge, tiles } = growTree(tree, entries)
    await change(ctx)`
      with filled as (${tilesInsert(tiles.map((tile) => ({ ...tile, org_id: orgId })))})
      update certificate_log_head set tree_size = ${tree_size}, edge = ${edge} where org_id = ${orgId}`
    return entries.length
  })
}
