import type { Context } from '../../../platform/context/context.ts'
import { type AttendeeRow, attendeeToWire } from '../attendee-queries.ts'
import type { AttendeeWithTicket } from '../attendee-schema.ts'
import { currentTicket } from './current-ticket.ts'
import type { NewestKey } from './ticket-key.ts'

/** An attendee as it is answered alone: with the address of the ticket, which is made for each answer and never stored. */
export async function withTicket(
  ctx: Context,
  { ticket_key, ...row }: AttendeeRow & { ticket_key: NewestKey | null },
): Promise<AttendeeWithTicket> {
  return { ...attendeeToWire(row), ticket_url: await currentTicket(ctx, { ...row, ticket_key }) }
}
