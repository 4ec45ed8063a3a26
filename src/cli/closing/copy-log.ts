import { TILE_WIDTH, tilePath } from '../../platform/credentials/log-tiles.ts'
import { readCheckpointText } from '../../platform/credentials/signed-note.ts'
import type { StaticSite } from './static-site.ts'

/** Copies an issuance log: checkpoint, key and all tiles (C2SP tlog-tiles). @returns how many entries it has */
export async function copyLog(site: StaticSite, at: string): Promise<number> {
  const checkpoint = await site.require(`${at}/checkpoint`)
  await site.require(`${at}/vkey`)
  const facts = readCheckpointText(checkpoint.toString())
  if (facts === null) throw new Error(`${at}/checkpoint is no checkpoint.`)
  for (const path of tilesOf(facts.size)) await site.require(`${at}/tile/${path}`)
  return facts.size
}

/** Yields the addresses of all tiles of a tree, and of its entries. */
function* tilesOf(size: number): Generator<string> {
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / TILE_WIDTH)) {
    for (let tile = 0; tile * TILE_WIDTH < hashes; tile++) {
      const path = tilePath(tile, Math.min(TILE_WIDTH, hashes - tile * TILE_WIDTH))
      yield `${level}/${path}`
      if (level === 0) yield `entries/${path}`
    }
  }
}
