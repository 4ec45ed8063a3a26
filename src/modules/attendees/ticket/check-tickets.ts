import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { isGenuine } from './sign-ticket.ts'
import { type ReadTicket, readTicket } from './ticket-text.ts'

/** The attendee and number of a genuine ticket of this event, or why it is refused here. */
export type TicketVerdict = { attendeeId: number; ticketNo: number } | { refusal: 'bad_ticket' | 'wrong_event' }

type KeyOfTicket = { event_id: number; public_key: Buffer | null; retired_at: Date | null }

/**
 * Verifies tickets shown at the door of an event, except whether a later ticket replaced them, which the attendee row
 * decides. `at` is the time of the scan: a key that was retired afterwards was valid then.
 */
export async function checkTickets(
  ctx: TxContext,
  eventId: number,
  shown: { text: string; at: Date }[],
): Promise<TicketVerdict[]> {
  const tickets = shown.map(({ text }) => readTicket(text))
  const keys = await keysOf(ctx, eventId, tickets)
  return tickets.map((ticket, nth): TicketVerdict => {
    const key = keys[nth]
    if (ticket === null || !key?.public_key || !isGenuine(ticket, key.event_id, key.public_key))
      return { refusal: 'bad_ticket' }
    if (key.retired_at !== null && key.retired_at <= shown[nth]!.at) return { refusal: 'bad_ticket' }
    return key.event_id === eventId ? ticket : { refusal: 'wrong_event' }
  })
}

/** Returns the key each ticket claims: of the attendee's event, or of this event when the attendee no longer exists. */
async function keysOf(ctx: TxContext, eventId: number, tickets: (ReadTicket | null)[]): Promise<KeyOfTicket[]> {
  if (tickets.every((ticket) => ticket === null)) return []
  return many<KeyOfTicket>(ctx)`
    select coalesce(a.event_id, ${eventId}::bigint) as event_id, k.public_key, k.retired_at
    from unnest(${tickets.map((ticket) => ticket?.attendeeId ?? 0)}::bigint[], ${tickets.map((ticket) => ticket?.keyNumber ?? 0)}::int[])
      with ordinality as t (attendee_id, number, nth)
    left join attendee a on a.org_id = ${ctx.orgId} and a.id = t.attendee_id
    left join ticket_key k on k.org_id = ${ctx.orgId} and k.event_id = coalesce(a.event_id, ${eventId}::bigint) and k.number = t.number
    order by nth`
}
