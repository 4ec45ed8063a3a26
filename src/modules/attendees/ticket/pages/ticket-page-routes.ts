import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../../lib/errors.ts'
import { languageOf } from '../../../../lib/text/languages.ts'
import { Type } from '../../../../lib/type.ts'
import type { Services } from '../../../../platform/context/context.ts'
import { POLICY_HEADER, pageHeaders } from '../../../../platform/pages/page-headers.ts'
import { preferredForm } from '../../../../platform/pages/preferred-form.ts'
import { preferredLanguage } from '../../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../../platform/pages/serve-pages.ts'
import { type SiteFacts, siteFacts } from '../../../../platform/pages/site-facts.ts'
import { TICKET_FILES, type TicketFileKind } from '../draw-ticket.ts'
import { type FoundTicket, findTicket } from '../find-ticket.ts'
import { sendTicketFile } from './send-ticket-file.ts'
import { refusedTicketPage, TICKETS, ticketPage } from './ticket-page.ts'

const STATUS = { good: 200, cancelled: 410, replaced: 410 } as const

const config = { access: 'public:read', secretAddress: true } as const
const params = Type.Object({ code: Type.String({ description: 'Ticket code' }) })
const response = { 200: Type.Any(), 404: Type.String(), 410: Type.String() }
const schema = { hide: true, params, response }

/** The page behind the QR code of a ticket, for its holder and for a phone camera at the door. */
export function ticketPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  return async (app) => {
    await servePages(app, site, TICKETS)

    app.route({
      method: 'GET',
      url: '/T/:code',
      config,
      schema,
      handler: async (request, reply) =>
        sendTicketPage(site, request, reply, await findTicket(services, request.params.code)),
    })

    for (const kind of Object.keys(TICKET_FILES) as TicketFileKind[]) {
      app.route({
        method: 'GET',
        url: `/T/:code.${kind}`,
        config,
        // Browsers show a PDF in a page of their own, which our policy would break.
        helmet: { contentSecurityPolicy: false },
        schema,
        handler: async (request, reply) => {
          const ticket = await findTicket(services, request.params.code)
          if (ticket?.status === 'good') return sendTicketFile(services, reply, ticket, kind)
          if (preferredForm(request.headers.accept) === 'html') return sendTicketPage(site, request, reply, ticket)
          if (ticket === null) throw new AppError('not_found', 'No ticket has this address.')
          throw new AppError('gone', `This ticket was ${ticket.status}, so its files are no longer available.`)
        },
      })
    }
  }
}

async function sendTicketPage(
  site: SiteFacts,
  request: FastifyRequest,
  reply: FastifyReply,
  ticket: FoundTicket | null,
): Promise<FastifyReply> {
  const own = ticket && languageOf(ticket.language)
  const language = preferredLanguage(request.headers['accept-language'], own ?? 'en')
  // The policy is set here because this page may replace a file, whose route has none.
  reply.headers({ ...pageHeaders(language), 'Content-Security-Policy': POLICY_HEADER, 'Cache-Control': 'no-store' })
  reply.code(ticket === null ? 404 : STATUS[ticket.status])
  if (ticket?.status === 'good') return reply.send(await ticketPage(site, language, ticket))
  return reply.send(refusedTicketPage(site, language, ticket?.status ?? 'missing', ticket?.brand ?? null))
}
