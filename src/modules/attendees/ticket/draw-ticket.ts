import { languageOf } from '../../../lib/text/languages.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { FoundTicket } from './find-ticket.ts'
import { ticketDrawing } from './ticket-drawing.ts'

/** Ticket files: a page to show or print, and the QR code alone. */
export const TICKET_FILES = { pdf: 'application/pdf', png: 'image/png' } as const

export type TicketFileKind = keyof typeof TICKET_FILES

/** Draws a ticket file in the language of its holder. The same ticket and event give the same bytes. */
export async function drawTicket(services: Services, ticket: FoundTicket, kind: TicketFileKind): Promise<Buffer> {
  const render = await import('../../../lib/render/index.ts')
  if (kind === 'png') return render.qrPng(ticket.address)
  const drawing = ticketDrawing(ticket, languageOf(ticket.language) ?? 'en')
  return render.drawFile(drawing, kind, { orgId: ticket.org_id, now: services.now() })
}
