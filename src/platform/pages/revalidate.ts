import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { isHeld } from '../http/responses/is-held.ts'

/** Headers that are a part of what is answered. */
const TOLD = ['content-type', 'content-language', 'link', 'x-total-count', 'x-total-count-capped']

/**
 * Lets anybody between us and the visitor carry what is answered with 200, if they ask each time whether it still holds. The
 * tag stands for all of it, so a change of any of it, also of who may see it, is seen by whoever asks.
 */
export function revalidate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const told = TOLD.map((name) => String(reply.getHeader(name) ?? ''))
    const tag = `"${sha256([...told, payload].join('\n'))
      .toString('base64url')
      .slice(0, 27)}"`
    reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' })
    if (!isHeld(request, tag)) return payload
    reply.code(304).removeHeader('content-length')
    return ''
  })
}
