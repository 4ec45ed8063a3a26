import type { Context } from '../../../platform/context.ts'
import { type AttendeeRow, attendeeToWire } from '../attendee-queries.ts'
import type { AttendeeWithTicket } from '../attendee-schema.ts'
import { signTicket } from './sign-ticket.ts'
import { type NewestKey, signingKey } from './ticket-key.ts'

/** An attendee as it is answered alone: with the address of the ticket, which is made for each answer and never stored. */
export async function withTicket(
  ctx: Context,
  { ticket_key, ...row }: AttendeeRow & { ticket_key: NewestKey | null },
): Promise<AttendeeWithTicket> {
  if (row.status !== 'registered') return { ...attendeeToWire(row), ticket_url: null }
  const signing = await signingKey(ctx, row.event_id, ticket_key)
  const facts = { attendeeId: row.id, ticketNo: row.ticket_no }
  const ticket_url =
    signing && signTicket(ctx.siteUrl, row.event_id, { ...facts, keyNumber: signing.number }, signing.key)
  return { ...attendeeToWire(row), ticket_url }
}
