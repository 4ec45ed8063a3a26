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
import { siteFacts } from '../../../../platform/pages/site-facts.ts'
import { TICKET_FILES, type TicketFileKind } from '../draw-ticket.ts'
import { type FoundTicket, findTicket } from '../find-ticket.ts'
import { walletOffers } from '../wallet/wallet-offers.ts'
import { sendTicketFile } from './send-ticket-file.ts'
import { sendTicketPass, WALLET_PATHS } from './send-ticket-pass.ts'
import { refusedTicketPage, TICKETS, ticketPage } from './ticket-page.ts'

const STATUS = { good: 200, cancelled: 410, replaced: 410 } as const

const config = { access: 'public:read', secretAddress: true } as const
const params = Type.Object({ code: Type.String({ description: 'Ticket code' }) })
const response = { 200: Type.Any(), 404: Type.String(), 410: Type.String() }
const schema = { hide: true, params, response }

/** The page behind the QR code of a ticket, for its holder and for a phone camera at the door. */
export function ticketPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await servePages(app, siteFacts(services), TICKETS)

    app.route({
      method: 'GET',
      url: '/T/:code',
      config,
      schema,
      handler: async (request, reply) =>
        sendTicketPage(services, request, reply, await findTicket(services, request.params.code)),
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
          return refuseFile(services, request, reply, ticket)
        },
      })
    }

    for (const wallet of ['apple', 'google'] as const) {
      app.route({
        method: 'GET',
        url: `/T/:code.${WALLET_PATHS[wallet]}`,
        config,
        schema,
        handler: async (request, reply) => {
          if (!walletOffers(services)[wallet])
            throw new AppError('not_found', 'Tickets have no pass for this wallet here.')
          const ticket = await findTicket(services, request.params.code)
          if (ticket?.status === 'good') return sendTicketPass(services, reply, ticket, wallet)
          return refuseFile(services, request, reply, ticket)
        },
      })
    }
  }
}

/** Says why a ticket has no files: on a page for browsers. @throws AppError not_found or gone for programs */
async function refuseFile(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  ticket: FoundTicket | null,
): Promise<FastifyReply> {
  if (preferredForm(request.headers.accept) === 'html') return sendTicketPage(services, request, reply, ticket)
  if (ticket === null) throw new AppError('not_found', 'No ticket has this address.')
  throw new AppError('gone', `This ticket was ${ticket.status}, so its files are no longer available.`)
}

async function sendTicketPage(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  ticket: FoundTicket | null,
): Promise<FastifyReply> {
  const site = siteFacts(services)
  const own = ticket && languageOf(ticket.language)
  const language = preferredLanguage(request.headers['accept-language'], own ?? 'en')
  // The policy is set here because this page may replace a file, whose route has none.
  reply.headers({ ...pageHeaders(language), 'Content-Security-Policy': POLICY_HEADER, 'Cache-Control': 'no-store' })
  reply.code(ticket === null ? 404 : STATUS[ticket.status])
  if (ticket?.status === 'good') return reply.send(await ticketPage(site, language, ticket, walletOffers(services)))
  return reply.send(refusedTicketPage(site, language, ticket?.status ?? 'missing', ticket?.brand ?? null))
}
