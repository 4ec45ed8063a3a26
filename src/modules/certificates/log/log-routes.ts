import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { readTilePath, TILE_WIDTH, tileWidth } from '../../../platform/credentials/log-tiles.ts'
import { verifierKey } from '../../../platform/credentials/signed-note.ts'
import { CHECKABLE, type Checkable, sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { atAskedSite } from '../../credentials/index.ts'
import { findLog, readCheckpoint, readCosigned, type StoredLog, signerOf } from './read-checkpoint.ts'
import { readEntries, readTile } from './read-tiles.ts'

const TEXT = 'text/plain; charset=utf-8'
const FOR_EVER = 'public, max-age=31536000, immutable'
const anything = { 200: Type.Any() }

type Read = (services: Services, log: StoredLog, rest: string) => Promise<Checkable | null>

/** Read what an address of a log has; null where it has nothing. */
const readers: Record<string, Read> = {
  checkpoint: async (services, log) => ({
    body: await readCheckpoint(services, log),
    type: TEXT,
    cache: 'no-cache',
  }),
  'checkpoint/cosigned': async (services, log) => {
    const body = await readCosigned(services, log)
    return body === null ? null : { body, type: TEXT, cache: 'no-cache' }
  },
  vkey: async (services, log) => ({
    body: `${verifierKey(await signerOf(services, log))}\n`,
    type: TEXT,
    cache: 'no-cache',
  }),
  'tile/*': readTileAt,
}

/** The issuance logs for monitors: checkpoints, the key that signs them, and tiles (C2SP tlog-tiles). */
export function logRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [path, read] of Object.entries(readers))
      app.route<{ Params: { handle: string; '*': string } }>({
        method: 'GET',
        url: `/orgs/:handle/log/${path}`,
        config: CHECKABLE,
        schema: { hide: true, response: anything },
        handler: async (request, reply) => {
          const within = reading(request, services)
          const log = await findLog(within, request.params.handle)
          if (log === null) throw new AppError('not_found', 'No organisation has this address.')
          const at = await atAskedSite(within, request.params.handle, request.host)
          const found = await read(at, log, request.params['*'])
          if (found === null) throw new AppError('not_found', 'The log has nothing at this address yet.')
          return sendCheckable(request, reply, found)
        },
      })
  }
}

/** A tile is there when the tree has all of its hashes, and then never changes. */
async function readTileAt(services: Services, log: StoredLog, path: string): Promise<Checkable | null> {
  const place = readTilePath(path)
  if (place === null) return null
  const { tile, width } = place
  const level = place.level === 'entries' ? 0 : place.level
  if (width > tileWidth({ level, tile }, log.tree_size)) return null
  const body = await (place.level === 'entries'
    ? readEntries(services, log.org_id, tile * TILE_WIDTH, width).then(bundle)
    : readTile(services, log.org_id, { level, tile }, width))
  return { body: Buffer.concat(body), type: 'application/octet-stream', cache: FOR_EVER }
}

/** Entries in a row, each after its length in two bytes. */
function bundle(entries: Buffer[]): Buffer[] {
  return entries.flatMap((entry) => [Buffer.of(entry.length >> 8, entry.length & 255), entry])
}
