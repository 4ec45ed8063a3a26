import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { contentDisposition } from '../../../platform/pages/content-disposition.ts'
import { awardPicture, shownOnPicture } from '../award-picture.ts'
import type { FoundBadge } from '../find-badge.ts'

/**
 * Sends the picture of a badge. It is revalidated on every request, since the badge may be revoked. The weak ETag
 * covers everything the picture shows, and the signature of the credential in it: another version of the program may
 * write other bytes.
 * @throws AppError not_found for a JPEG of an uploaded picture, which is a PNG; unavailable
 */
export async function sendBadgePicture(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, kind }: { found: FoundBadge; kind: 'png' | 'jpg' },
): Promise<FastifyReply> {
  const { row } = found
  if (kind === 'jpg' && row.image_key !== null) throw new AppError('not_found', 'The picture of this badge is a PNG.')
  const baked = kind === 'png' && row.signature !== null && row.signature.toString('base64')
  const tag = `W/"${sha256(JSON.stringify([kind, shownOnPicture(found), baked]))
    .toString('base64url')
    .slice(0, 22)}"`
  const keeping = { ETag: tag, 'Cache-Control': 'public, no-cache' }
  if (isHeld(request, tag)) return reply.code(304).headers(keeping).send()
  const bytes = await awardPicture(services, found, kind)
  const file = { own: [row.recipient_name, row.name], plain: row.recipient_name, fallback: 'Badge' }
  return reply
    .type(kind === 'png' ? 'image/png' : 'image/jpeg')
    .headers(keeping)
    .header('Content-Disposition', contentDisposition(file, kind))
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .send(bytes)
}
