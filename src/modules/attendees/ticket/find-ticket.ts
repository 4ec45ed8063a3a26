import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Brand } from '../../../platform/pages/brand.ts'
import { brandColumn } from '../../organisations/index.ts'
import { isGenuine } from './sign-ticket.ts'
import { readTicket, ticketAddressOf } from './ticket-text.ts'

type TicketRow = {
  org_id: number
  event_id: number
  first_name: string
  last_name: string
  organisation_name: string
  event_name: string
  event_date: Date | null
  event_end_date: Date | null
  online_url: string | null
  event_location: string | null
  event_timezone: string
  /** BCP 47: the attendee's, else the event's. */
  language: string
  is_cancelled: boolean
  is_replaced: boolean
  public_key: Buffer
  brand: Brand
}

/** A genuine ticket with the facts on its page and files, and whether it is valid at the door. */
export type FoundTicket = Omit<TicketRow, 'event_id' | 'public_key' | 'is_cancelled' | 'is_replaced'> & {
  status: 'good' | 'cancelled' | 'replaced'
  address: string
}

/** Returns the ticket with this code; null when it is not genuine or its attendee is deleted. */
export async function findTicket(services: Services, code: string): Promise<FoundTicket | null> {
  const ticket = readTicket(code)
  if (ticket === null) return null
  const row = await maybeOne<TicketRow>(services)`
    select a.org_id, a.event_id, a.first_name, a.last_name, o.name as organisation_name, ${brandColumn}, e.name as event_name, e.event_date,
      e.event_end_date, e.online_url,
      e.event_location, e.event_timezone, coalesce(a.language, e.event_language) as language, a.status <> 'registered' as is_cancelled, k.public_key,
      a.ticket_no > ${ticket.ticketNo} or k.retired_at is not null as is_replaced
    from attendee a join event e on e.id = a.event_id join organisation o on o.id = a.org_id
    join ticket_key k on k.event_id = a.event_id and k.number = ${ticket.keyNumber} where a.id = ${ticket.attendeeId}`
  if (row === null || !isGenuine(ticket, row.event_id, row.public_key)) return null
  const { event_id: _, public_key: __, is_cancelled, is_replaced, ...told } = row
  return {
    ...told,
    status: is_cancelled ? 'cancelled' : is_replaced ? 'replaced' : 'good',
    address: ticketAddressOf(services.siteUrl, ticket.bytes, ticket.signature),
  }
}
