import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256Aside } from '../../../lib/crypto/sha256.ts'
import { isHeld } from './is-held.ts'
import { weighedEntries } from './weighed-entries.ts'

/** A file that is the same for everybody, uncompressed and in the compressed forms that browsers accept. */
export type PackedFile = { hash: string; identity: Uint8Array; gzip: Uint8Array; br: Uint8Array }

/** In order of preference if a client accepts several equally. */
const CODINGS = ['br', 'gzip'] as const

/** A higher quality takes five times the work for a fortieth less. */
const BROTLI_QUALITY = 6

/**
 * Compresses megabytes without blocking this thread.
 * @param quality of Brotli, up to 11 for files that are packed once, when they are built
 */
export async function packFile(content: string | Uint8Array, quality = BROTLI_QUALITY): Promise<PackedFile> {
  const identity = Buffer.from(content)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [digest, zipped, br] = await Promise.all([
    sha256Aside(identity),
    promisify(gzip)(identity),
    promisify(brotliCompress)(identity, { params }),
  ])
  return { hash: digest.toString('hex').slice(0, 20), identity, gzip: zipped, br }
}

/** Sends a file in the best encoding that the client accepts (RFC 9110, 12.5.3), or 304 if the client has it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, file: PackedFile, type: string): FastifyReply {
  const coding = preferredCoding(request.headers['accept-encoding'])
  // Each encoding is a representation with an entity tag of its own.
  const tag = `"${file.hash}${coding === 'identity' ? '' : `-${coding}`}"`
  const vary = reply.getHeader('Vary')
  reply.headers({ ETag: tag, Vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding' })
  if (isHeld(request, tag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('Content-Encoding', coding)
  const { buffer, byteOffset, byteLength } = file[coding]
  return reply.type(type).send(Buffer.from(buffer, byteOffset, byteLength))
}

function preferredCoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  if (header === undefined) return 'identity'
  const taken = new Map(weighedEntries(String(header)).map(({ entry, weight }) => [entry, weight]))
  const weightOf = (coding: string) => taken.get(coding) ?? taken.get('*') ?? 0
  const [best = 'identity'] = CODINGS.filter((coding) => weightOf(coding) > 0).toSorted(
    (one, other) => weightOf(other) - weightOf(one),
  )
  return best
}
