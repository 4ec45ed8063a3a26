import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { isHeld } from './is-held.ts'

/** The configuration of routes from which programs of others fetch what they need to check credentials. */
export const CHECKABLE = { access: 'public:credentials', anyHeader: true, reads: 'available' } as const

/** A representation that anyone may check, of any origin. */
export type Checkable = { body: string | Buffer; type: string; cache: string; tag?: string }

/** Returns the entity tag of a body. */
function tagOf(body: string | Buffer): string {
  return `"${sha256(body).toString('base64url').slice(0, 27)}"`
}

/**
 * Sends a credential or what belongs to one, or 304 to those who have it.
 * @param sent `tag` is the entity tag, if it is known already
 */
export function sendCheckable(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, cache, tag = tagOf(body) }: Checkable,
): FastifyReply {
  // Fastify would add a charset to the type of a text.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  reply.headers({
    ETag: tag,
    'Cache-Control': cache,
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  return isHeld(request, tag) ? reply.code(304).send() : reply.send(bytes)
}
