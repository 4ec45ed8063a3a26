import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { FileKind } from '../../../lib/render/index.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isHeld } from '../../../platform/http/responses/is-held.ts'
import { contentDisposition } from '../../../platform/pages/content-disposition.ts'
import { documentKeysSince } from '../../credentials/index.ts'
import { drawCertificate, FILE_TYPES } from '../drawing/certificate-files.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import type { NoteUse } from './note-uses.ts'

/**
 * Sends a file of a certificate. The record never changes, so the weak ETag covers its signature and the key of the PDF
 * alone: another version of the program may write other bytes. It is revalidated on every request, since it may be revoked.
 * @throws AppError gone when it is revoked
 */
export async function sendCertificateFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, kind, note }: { found: Verified; kind: FileKind; note: NoteUse },
): Promise<FastifyReply> {
  if (found.status === 'revoked') {
    const { cert_url: page, superseded_by: next } = found.certificate
    throw new AppError(
      'gone',
      `This certificate was revoked, so its files are no longer available. ${next ? `It was replaced by ${next.cert_url}.` : `See ${page}.`}`,
    )
  }
  const signed = [found.row.signature?.toString('base64'), kind === 'pdf' && (await documentKeysSince(services))]
  const tag = `W/"${sha256(JSON.stringify([kind, found.certificate.verify_url, ...signed]))
    .toString('base64url')
    .slice(0, 22)}"`
  const keeping = { ETag: tag, 'Cache-Control': 'public, no-cache' }
  if (isHeld(request, tag)) return reply.code(304).headers(keeping).send()
  const bytes = await drawCertificate(services, found.row, kind)
  if (!isPartOfPage(request)) note(request, found.certificateId, { kind: 'downloaded', by: 'people' })
  const { attendee_name: holder, event_name: event } = found.certificate
  const name = { own: [holder, event], plain: holder, fallback: 'Certificate' }
  return reply
    .type(FILE_TYPES[kind])
    .headers(keeping)
    .header('Content-Disposition', contentDisposition(name, kind))
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .send(bytes)
}

/** Whether a browser requests a picture for a page, such as that of the certificate (Fetch, "destination"). */
function isPartOfPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'image' || /^image\//.test(headers.accept ?? '')
}
