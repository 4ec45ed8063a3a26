import type { FastifyReply } from 'fastify'
import { languageOf } from '../../../../lib/text/languages.ts'
import type { Services } from '../../../../platform/context/context.ts'
import { contentDisposition } from '../../../../platform/pages/content-disposition.ts'
import { drawTicket, TICKET_FILES, type TicketFileKind } from '../draw-ticket.ts'
import type { FoundTicket } from '../find-ticket.ts'
import { ticketMessages } from './messages.ts'

/** Sends a file of a valid ticket. Only its holder may store it, so caches may not. */
export async function sendTicketFile(
  services: Services,
  reply: FastifyReply,
  ticket: FoundTicket,
  kind: TicketFileKind,
): Promise<FastifyReply> {
  const bytes = await drawTicket(services, ticket, kind)
  return reply
    .type(TICKET_FILES[kind])
    .headers({ 'Cache-Control': 'no-store', 'Content-Disposition': ticketDisposition(ticket, kind) })
    .send(bytes)
}

/** Returns the Content-Disposition of a file of a ticket, in the language of its holder. */
export function ticketDisposition(ticket: FoundTicket, extension: string): string {
  const { brand } = ticketMessages[languageOf(ticket.language) ?? 'en']
  const own = [brand, ticket.event_name, `${ticket.first_name} ${ticket.last_name}`]
  const name = { own, plain: `${brand} ${ticket.event_name}`, fallback: 'Ticket' }
  return contentDisposition(name, extension)
}
