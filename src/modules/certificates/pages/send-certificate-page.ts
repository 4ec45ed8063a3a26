import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Services } from '../../../platform/context/context.ts'
import { POLICY_HEADER, pageHeaders, VARY } from '../../../platform/pages/page-headers.ts'
import { preferredForm } from '../../../platform/pages/preferred-form.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import { loadDesign } from '../../designs/index.ts'
import type { NotVerified, Verified } from '../verify-certificate.ts'
import { certificatePage, type PictureSize } from './certificate-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { verificationFacts } from './verification-facts.ts'
import { visitIn } from './verification-place.ts'

/** Width that PNG and JPEG are drawn in. */
const PICTURE_WIDTH = 1200

/** What was looked up, and the text that it was looked up with. */
export type LookedUp = { found: Verified | NotVerified; text: string }

/**
 * Answers with the page of a certificate, in the visitor's language or else its event's, or with its facts where the
 * visitor prefers JSON; 404 when there is none.
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
  const visit = visitIn(site, preferredLanguage(request.headers['accept-language'], ofEvent ?? 'en'))
  // Stated here, as the page may stand in for a file, whose route has no policy.
  reply.headers({ ...pageHeaders(visit.language), 'Content-Security-Policy': POLICY_HEADER })
  if (found.status === 'not_found') return reply.send(notFoundPage(visit, found, text))
  return reply.send(certificatePage(visit, found, await pictureSize(services, found)))
}

/** Known beforehand, so that the page does not jump when the picture arrives. Null: its files are not given out. */
async function pictureSize(services: Services, { status, row }: Verified): Promise<PictureSize | null> {
  if (status === 'revoked') return null
  const { page } = (await loadDesign(services, row.design_version_id)).layout
  return { width: PICTURE_WIDTH, height: Math.round(page.height * (PICTURE_WIDTH / page.width)) }
}
