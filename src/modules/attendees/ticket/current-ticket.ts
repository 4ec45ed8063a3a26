import type { Context, Services } from '../../../platform/context/context.ts'
import type { AttendeeRow } from '../records/attendee-queries.ts'
import { signTicket } from './sign-ticket.ts'
import { type NewestKey, signingKey } from './ticket-key.ts'

/** The attendee fields that determine the ticket. */
export type TicketHolder = Pick<AttendeeRow, 'id' | 'event_id' | 'status' | 'ticket_no'> & {
  ticket_key: NewestKey | null
}

/** Returns the URL of an attendee's valid ticket; null when they are not registered or no key can sign it. */
export async function currentTicket(
  ctx: Services & Pick<Context, 'orgId'>,
  holder: TicketHolder,
): Promise<string | null> {
  const { id: attendeeId, event_id, status, ticket_no: ticketNo, ticket_key } = holder
  if (status !== 'registered') return null
  const signing = await signingKey(ctx, event_id, ticket_key)
  return signing && signTicket(ctx.siteUrl, event_id, { attendeeId, ticketNo, keyNumber: signing.number }, signing.key)
}
