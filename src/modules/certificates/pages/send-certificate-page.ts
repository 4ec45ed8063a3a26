import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Services } from '../../../platform/context/context.ts'
import { POLICY_HEADER, pageHeaders, VARY } from '../../../platform/pages/page-headers.ts'
import { preferredForm } from '../../../platform/pages/preferred-form.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { loadDesign, pngWidth } from '../../designs/index.ts'
import { fitsSignature } from '../credential/fits-signature.ts'
import type { NotVerified, Verified } from '../verifying/verify-certificate.ts'
import { certificatePage, isIndexed, type PictureSizes } from './certificate-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { verificationFacts } from './verification-facts.ts'
import { visitIn } from './verification-place.ts'

/** Width of JPEG files in pixels. */
const JPEG_WIDTH = 1200

/** A lookup and the text it was made with. */
export type LookedUp = { found: Verified | NotVerified; text: string }

/**
 * Sends the page of a certificate in the visitor's language, else in that of its event, or its facts when the visitor
 * prefers JSON; 404 when there is none.
 */
export async function sendCertificatePage(
  services: Services,
  site: SiteFacts,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, text }: LookedUp,
): Promise<FastifyReply> {
  reply.headers({ 'Cache-Control': 'no-store', Vary: VARY })
  if (found.status === 'not_found') reply.code(404)
  if (preferredForm(request.headers.accept) === 'json') {
    return reply.type('application/json; charset=utf-8').send(verificationFacts(found, request.id))
  }
  const ofEvent = found.status === 'not_found' ? null : languageOf(found.language)
  const language = preferredLanguage(request.headers['accept-language'], ofEvent ?? 'en')
  const visit = { ...visitIn(site, language), asOf: request.readFrom?.asOf ?? null }
  // Set here because the page may replace a file, whose route has no policy.
  reply.headers({ ...pageHeaders(visit.language), 'Content-Security-Policy': POLICY_HEADER })
  if (found.status === 'not_found') return reply.send(notFoundPage(visit, found, text))
  if (isIndexed(found)) reply.removeHeader('X-Robots-Tag')
  const [picture, isGenuine] = await Promise.all([pictureSizes(services, found), fitsSignature(services, found.row)])
  return reply.send(certificatePage(visit, isGenuine ? found : { ...found, credential: 'broken' }, picture))
}

/**
 * Returns the sizes of pictures in advance, so that the page does not jump when it loads. Null when files are not available.
 */
async function pictureSizes(services: Services, { status, row }: Verified): Promise<PictureSizes | null> {
  if (status === 'revoked') return null
  const { layout } = await loadDesign(services, row.design_version_id)
  const ofWidth = (width: number) => ({ width, height: Math.round(layout.page.height * (width / layout.page.width)) })
  return { png: ofWidth(pngWidth(layout)), jpeg: ofWidth(JPEG_WIDTH) }
}
