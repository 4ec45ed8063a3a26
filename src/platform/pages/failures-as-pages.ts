import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failurePage } from './failure-page.ts'
import type { SiteSection } from './page-frame.ts'
import { POLICY_HEADER, pageHeaders, VARY } from './page-headers.ts'
import { preferredForm } from './preferred-form.ts'
import { preferredLanguage } from './preferred-language.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Turns error responses into pages for clients that prefer HTML; other clients get them unchanged.
 * @param applies selects requests; all of the scope by default
 */
export function failuresAsPages(
  app: FastifyInstance,
  site: SiteFacts,
  place: SiteSection,
  applies: (request: FastifyRequest) => boolean = () => true,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isError = reply.statusCode >= 400 && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isError || typeof payload !== 'string' || !applies(request)) return payload
    reply.headers({ 'Cache-Control': 'no-store', Vary: VARY })
    if (preferredForm(request.headers.accept) !== 'html') return payload
    const { request_id: requestId } = JSON.parse(payload) as { request_id: string }
    const language = preferredLanguage(request.headers['accept-language'], 'en')
    // A rate-limited request is rejected before the page's own headers are set.
    reply.headers({ ...pageHeaders(language), 'Content-Security-Policy': POLICY_HEADER })
    reply.header('X-Content-Type-Options', 'nosniff')
    const retryAfter = String(reply.getHeader('Retry-After') ?? '')
    return failurePage(site, place, language, { status: reply.statusCode, retryAfter, requestId })
  })
}
