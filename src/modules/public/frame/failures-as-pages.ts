import type { FastifyInstance } from 'fastify'
import { failurePage } from './failure-page.ts'
import type { Place } from './page-frame.ts'
import { POLICY_HEADER } from './page-headers.ts'
import { preferredForm } from './preferred-form.ts'
import type { SiteFacts } from './site-facts.ts'

/** Turns the server's error answers into pages for those who prefer HTML; others get them as they are. */
export function failuresAsPages(app: FastifyInstance, site: SiteFacts, place: Place): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isError = reply.statusCode >= 400 && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!isError || typeof payload !== 'string' || preferredForm(request.headers.accept) !== 'html') return payload
    const { detail, request_id: requestId } = JSON.parse(payload) as {
      detail: string | { msg: string }[]
      request_id: string
    }
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').header('Vary', 'Accept')
    // A visitor who is turned away for asking too often was so before the page's own headers were set.
    reply.header('Content-Security-Policy', POLICY_HEADER).header('X-Content-Type-Options', 'nosniff')
    const told = typeof detail === 'string' ? detail : detail.map(({ msg }) => `${msg}.`).join(' ')
    return failurePage(site, place, { status: reply.statusCode, detail: told, requestId })
  })
}
