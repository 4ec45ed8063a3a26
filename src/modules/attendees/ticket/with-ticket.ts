import type { Context } from '../../../platform/context/context.ts'
import { type AttendeeRow, attendeeToWire } from '../records/attendee-queries.ts'
import type { AttendeeWithTicket } from '../records/attendee-schema.ts'
import { currentTicket } from './current-ticket.ts'
import type { NewestKey } from './ticket-key.ts'

/** Adds the ticket URL, which is computed for each answer and never stored, to a single attendee. */
export async function withTicket(
  ctx: Context,
  { ticket_key, ...row }: AttendeeRow & { ticket_key: NewestKey | null },
): Promise<AttendeeWithTicket> {
  return { ...attendeeToWire(row), ticket_url: await currentTicket(ctx, { ...row, ticket_key }) }
}
