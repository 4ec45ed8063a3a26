import { type AttachmentKind, jobContext, type Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { currentTicket, type TicketHolder } from './current-ticket.ts'
import { drawTicket, TICKET_FILES, type TicketFileKind } from './draw-ticket.ts'
import { type FoundTicket, findTicket } from './find-ticket.ts'
import { newestKey } from './ticket-key.ts'

/** Ticket files in mails, drawn when the mail is sent, so that a delayed mail has the current ticket. */
export const ticketAttachments: readonly AttachmentKind[] = (Object.keys(TICKET_FILES) as TicketFileKind[]).map(
  (file) => ({
    kind: `ticket_${file}`,
    contentType: TICKET_FILES[file],
    draw: async (services, of) => {
      const ticket = await ticketOf(services, of)
      return ticket && drawTicket(services, ticket, file)
    },
  }),
)

/** Returns the ticket of a registered attendee; null when there is none. */
async function ticketOf(
  services: Services,
  { orgId, subjectId }: { orgId: number; subjectId: number },
): Promise<FoundTicket | null> {
  const ctx = jobContext(services, orgId, 'draw-attachment')
  const holder = await maybeOne<TicketHolder>(ctx)`
    select id, event_id, status, ticket_no, ${newestKey(sql`attendee.event_id`)} as ticket_key from attendee
    where org_id = ${orgId} and id = ${subjectId}`
  const address = holder && (await currentTicket(ctx, holder))
  return address ? findTicket(services, address) : null
}
