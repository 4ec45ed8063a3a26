import { fullNodes, type LeafRange, nodeHash, rootOf, type TreeNode } from './merkle-tree.ts'

/** Hashes of a full tile, which covers eight levels of the tree (C2SP tlog-tiles). */
export const TILE_WIDTH = 256
const TILE_HEIGHT = 8
const MAX_LEVEL = 5

/** A tile's place: its hashes are those of full nodes at height 8 × level. */
export type TilePlace = { level: number; tile: number }

/** Hashes of tiles, by `tileName`. */
export type Tiles = ReadonlyMap<string, readonly Buffer[]>

export const tileName = ({ level, tile }: TilePlace): string => `${level}/${tile}`

/** Returns how many hashes a tile has in a tree of a size. */
export function tileWidth({ level, tile }: TilePlace, size: number): number {
  const hashes = Math.floor(size / TILE_WIDTH ** level)
  return Math.max(0, Math.min(TILE_WIDTH, hashes - tile * TILE_WIDTH))
}

/** Returns the address of a tile below its level: three digits an element, all but the last with an x. */
export function tilePath(tile: number, width = TILE_WIDTH): string {
  const elements = [String(tile % 1_000).padStart(3, '0')]
  for (let rest = Math.floor(tile / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    elements.unshift(`x${String(rest % 1_000).padStart(3, '0')}`)
  return width === TILE_WIDTH ? elements.join('/') : `${elements.join('/')}.p/${width}`
}

/**
 * Reads the address of a tile, such as `0/x001/067.p/12` or `entries/000`.
 * @returns null unless the address is the one of `tilePath`
 */
export function readTilePath(path: string): { level: number | 'entries'; tile: number; width: number } | null {
  const match = /^([0-5]|entries)\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path)
  if (match === null) return null
  const [, level, elements, partial] = match
  const tile = Number(elements!.replaceAll(/[x/]/g, ''))
  const width = partial === undefined ? TILE_WIDTH : Number(partial)
  if (elements !== tilePath(tile) || (partial !== undefined && width >= TILE_WIDTH)) return null
  return { level: level === 'entries' ? 'entries' : Number(level), tile, width }
}

/** Returns the tiles from which hashes of ranges can be computed, each once. */
export function tilesFor(ranges: LeafRange[]): TilePlace[] {
  const places = ranges.flatMap(fullNodes).map((node) => placeOf(node).place)
  return [...new Map(places.map((place) => [tileName(place), place])).values()]
}

/** Returns the hash of a range from tiles that hold its nodes. @throws Error when they do not */
export function rangeHash(range: LeafRange, tiles: Tiles): Buffer {
  return rootOf(fullNodes(range).map((node) => hashOf(node, tiles)))
}

function hashOf(node: TreeNode, tiles: Tiles): Buffer {
  const { place, first, count } = placeOf(node)
  const hashes = (tiles.get(tileName(place)) ?? []).slice(first, first + count)
  if (hashes.length < count) throw new Error(`Tile ${tileName(place)} of a log lacks hashes.`)
  return merged(hashes)
}

/** The root of a full subtree. */
function merged(hashes: readonly Buffer[]): Buffer {
  if (hashes.length === 1) return hashes[0]!
  const middle = hashes.length / 2
  return nodeHash(merged(hashes.slice(0, middle)), merged(hashes.slice(middle)))
}

/** The highest tile with nodes below the node, or the node itself; it has `count` hashes below the node. */
function placeOf({ height, index }: TreeNode): { place: TilePlace; first: number; count: number } {
  const level = Math.min(Math.floor(height / TILE_HEIGHT), MAX_LEVEL)
  const count = 2 ** (height - level * TILE_HEIGHT)
  const first = index * count
  return { place: { level, tile: Math.floor(first / TILE_WIDTH) }, first: first % TILE_WIDTH, count }
}
