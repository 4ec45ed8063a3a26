import { logEntry } from '../../../platform/credentials/log-entry.ts'
import { TILE_WIDTH } from '../../../platform/credentials/log-tiles.ts'
import { appendLeaf, leafHash } from '../../../platform/credentials/merkle-tree.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { LogAction } from '../records/record-hash.ts'

/** A stored tree: its size, and the hashes of its right edge in one value. */
export type StoredTree = { tree_size: number; edge: Buffer }

/** The facts of a stored entry that its public form has. */
export type LoggedFacts = { action: LogAction; record_hash: Buffer; document_hash: Buffer | null; at: Date }

/** A full tile and its hash, which is one of the tile above. */
type FullTile = { level: number; tile: number; hash: Buffer }

const HASH_BYTES = 32
const TILE_HEIGHT = Math.log2(TILE_WIDTH)

/** Returns the public form of an entry. Entries of certificates that were not signed have the hash of their record. */
export function publicEntry({ action, record_hash, document_hash, at }: LoggedFacts): Buffer {
  return document_hash === null ? logEntry(`${action}-record`, record_hash, at) : logEntry(action, document_hash, at)
}

/** Returns the tree with further entries, and the tiles that they fill. */
export function growTree(tree: StoredTree, entries: LoggedFacts[]): StoredTree & { tiles: FullTile[] } {
  const edge = edgeOf(tree)
  const tiles: FullTile[] = []
  const onFull = (height: number, index: number, hash: Buffer) => {
    if (height > 0 && height % TILE_HEIGHT === 0) tiles.push({ level: height / TILE_HEIGHT - 1, tile: index, hash })
  }
  let size = tree.tree_size
  for (const entry of entries) appendLeaf(edge, size++, leafHash(publicEntry(entry)), onFull)
  return { tree_size: size, edge: Buffer.concat(edge), tiles }
}

/** Returns the hashes of the right edge of a stored tree. */
export function edgeOf({ edge }: Pick<StoredTree, 'edge'>): Buffer[] {
  return hashesIn(edge)
}

/** Returns the hashes that a value consists of. */
function hashesIn(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length / HASH_BYTES }, (_, n) =>
    bytes.subarray(n * HASH_BYTES, (n + 1) * HASH_BYTES),
  )
}

/** The statement that stores full tiles of organisations. */
export function tilesInsert(tiles: readonly (FullTile & { org_id: number })[]): Sql {
  return sql`
    insert into certificate_log_tile (org_id, level, tile, hash)
    select org_id, level, tile, hash from unnest(
      ${tiles.map(({ org_id }) => org_id)}::bigint[], ${tiles.map(({ level }) => level)}::smallint[],
      ${tiles.map(({ tile }) => tile)}::bigint[], ${tiles.map(({ hash }) => hash)}::bytea[]) as t (org_id, level, tile, hash)`
}
