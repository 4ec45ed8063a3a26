import type { Services } from '../../../platform/context/context.ts'
import {
  TILE_WIDTH,
  type TilePlace,
  type Tiles,
  tileName,
  tilesFor,
  tileWidth,
} from '../../../platform/credentials/log-tiles.ts'
import { type LeafRange, leafHash } from '../../../platform/credentials/merkle-tree.ts'
import { many } from '../../../platform/db/query.ts'
import { type LoggedFacts, publicEntry } from './merkle-log.ts'

type Within = Pick<Services, 'db'>

/** Returns entries of a log in their public form. @param first index of the first one, which is its position - 1 */
export async function readEntries(within: Within, orgId: number, first: number, count: number): Promise<Buffer[]> {
  const rows = await many<LoggedFacts>(within)`
    select action, record_hash, document_hash, at from certificate_log
    where org_id = ${orgId} and position > ${first} and position <= ${first + count} order by position`
  return rows.map(publicEntry)
}

/** Returns the first hashes of a tile. */
export async function readTile(within: Within, orgId: number, place: TilePlace, width: number): Promise<Buffer[]> {
  const { level, tile } = place
  const first = tile * TILE_WIDTH
  if (level === 0) return (await readEntries(within, orgId, first, width)).map(leafHash)
  const rows = await many<{ hash: Buffer }>(within)`
    select hash from certificate_log_tile
    where org_id = ${orgId} and level = ${level - 1} and tile >= ${first} and tile < ${first + width} order by tile`
  return rows.map(({ hash }) => hash)
}

/** Returns the tiles from which hashes of ranges can be computed, as a tree of the size has them. */
export async function readTilesFor(within: Within, orgId: number, size: number, ranges: LeafRange[]): Promise<Tiles> {
  const places = tilesFor(ranges)
  const read = await Promise.all(
    places.map(
      async (place) => [tileName(place), await readTile(within, orgId, place, tileWidth(place, size))] as const,
    ),
  )
  return new Map(read)
}
