import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failurePage } from './failure-page.ts'
import type { Place } from './page-frame.ts'
import { POLICY_HEADER, pageHeaders, VARY } from './page-headers.ts'
import { preferredForm } from './preferred-form.ts'
import { preferredLanguage } from './preferred-language.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Turns the server's error answers into pages for clients that prefer HTML; others get them as they are.
 * @param applies which requests it is about; all of the scope without it
 */
export function failuresAsPages(
  app: FastifyInstance,
  site: SiteFacts,
  place: Place,
  applies: (request: FastifyRequest) => boolean = () => true,
): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isError = reply.statusCode >= 400 && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isError || typeof payload !== 'string' || !applies(request)) return payload
    reply.headers({ 'Cache-Control': 'no-store', Vary: VARY })
    if (preferredForm(request.headers.accept) !== 'html') return payload
    const { request_id: requestId } = JSON.parse(payload) as { request_id: string }
    const language = preferredLanguage(request.headers['accept-language'], 'en')
    // A visitor who is turned away for asking too often was so before the page's own headers were set.
    reply.headers({ ...pageHeaders(language), 'Content-Security-Policy': POLICY_HEADER })
    reply.header('X-Content-Type-Options', 'nosniff')
    const retryAfter = String(reply.getHeader('Retry-After') ?? '')
    return failurePage(site, place, language, { status: reply.statusCode, retryAfter, requestId })
  })
}
