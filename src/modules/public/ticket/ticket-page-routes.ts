import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/text/languages.ts'
import { Type } from '../../../platform/type.ts'
import { findTicket } from '../../attendees/index.ts'
import { pageHeaders } from '../frame/page-headers.ts'
import { preferredLanguage } from '../frame/preferred-language.ts'
import { servePages } from '../frame/serve-pages.ts'
import { siteFacts } from '../frame/site-facts.ts'
import { refusedTicketPage, TICKETS, ticketPage } from './ticket-page.ts'

const STATUS = { good: 200, cancelled: 410, replaced: 410 } as const

/** What the address of a ticket leads to, which is in its QR code: for whoever holds it, and for a camera at the door. */
export function ticketPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  return async (app) => {
    await servePages(app, site, TICKETS)

    app.route({
      method: 'GET',
      url: '/T/:code',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params: Type.Object({ code: Type.String({ description: 'The ticket' }) }),
        response: { 200: Type.String(), 404: Type.String(), 410: Type.String() },
      },
      handler: async (request, reply) => {
        const ticket = await findTicket(services, request.params.code)
        const ofEvent = ticket && languageOf(ticket.event_language)
        const language = preferredLanguage(request.headers['accept-language'], ofEvent ?? 'en')
        reply.headers({ ...pageHeaders(language), 'Cache-Control': 'no-store' })
        reply.code(ticket === null ? 404 : STATUS[ticket.status])
        if (ticket?.status === 'good') return ticketPage(site, language, ticket)
        return refusedTicketPage(site, language, ticket?.status ?? 'missing')
      },
    })
  }
}
