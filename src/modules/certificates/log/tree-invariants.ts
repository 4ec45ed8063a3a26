import type { Services } from '../../../platform/context/context.ts'
import type { Invariant } from '../../../platform/context/invariant.ts'
import { many } from '../../../platform/db/query.ts'
import { growTree, type LoggedFacts, type StoredTree } from './merkle-log.ts'

const BATCH = 2_000

export const treeInvariants: Invariant[] = [
  { name: 'the Merkle tree of each issuance log has its entries as leaves', find: findWrongTrees },
]

type Head = StoredTree & { org_id: number }

/** Builds each tree from its entries, and compares edge and tiles. */
async function findWrongTrees({ db }: Services): Promise<string[]> {
  const heads = await many<Head>({ db })`select org_id, tree_size, edge from certificate_log_head order by org_id`
  const wrong: string[] = []
  for (const head of heads) if (!(await isTreeOfEntries({ db }, head))) wrong.push(`organisation ${head.org_id}`)
  return wrong
}

async function isTreeOfEntries(within: Pick<Services, 'db'>, { org_id, tree_size, edge }: Head): Promise<boolean> {
  const nameOf = (tile: { level: number; tile: number; hash: Buffer }) =>
    `${tile.level}/${tile.tile} ${tile.hash.toString('hex')}`
  const stored = await many<{ level: number; tile: number; hash: Buffer }>(within)`
    select level, tile, hash from certificate_log_tile where org_id = ${org_id}`
  const tiles = new Set(stored.map(nameOf))
  let built: StoredTree = { tree_size: 0, edge: Buffer.alloc(0) }
  while (built.tree_size < tree_size) {
    const entries = await many<LoggedFacts>(within)`
      select action, record_hash, document_hash, at from certificate_log
      where org_id = ${org_id} and position > ${built.tree_size} and position <= ${tree_size} order by position limit ${BATCH}`
    if (entries.length === 0) return false
    const grown = growTree(built, entries)
    if (!grown.tiles.every((tile) => tiles.delete(nameOf(tile)))) return false
    built = grown
  }
  return tiles.size === 0 && built.edge.equals(edge)
}
