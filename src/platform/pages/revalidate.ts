import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { isHeld } from '../http/responses/is-held.ts'

/** Headers that belong to the representation. */
const REPRESENTATION_HEADERS = ['content-type', 'content-language', 'link', 'x-total-count', 'x-total-count-capped']

/**
 * Lets caches store 200 responses if they revalidate on each use. The tag covers the whole representation, so any
 * change, including of visibility, reaches the next reader.
 */
export function revalidate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const told = REPRESENTATION_HEADERS.map((name) => String(reply.getHeader(name) ?? ''))
    const tag = `"${sha256([...told, payload].join('\n'))
      .toString('base64url')
      .slice(0, 27)}"`
    reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' })
    if (!isHeld(request, tag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
