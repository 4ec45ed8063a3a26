import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { AttendeeWithTicket } from '../attendee-schema.ts'
import { renewTicket } from './renew-ticket.ts'
import { rotateTicketKey } from './rotate-ticket-key.ts'
import { TicketKeys } from './ticket-schema.ts'

const tag = 'Tickets'

/** What opens the door. */
export const ticketOperations: readonly Operation[] = [
  operation({
    id: 'renewTicket',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/ticket',
    scope: 'attendees:write',
    tag,
    summary: 'Give an attendee a new ticket; those before it are refused at the door',
    params: Type.Object({ event_id: Id, attendee_id: Id }),
    answer: AttendeeWithTicket,
    refusals: { 409: 'The attendee has had 255 tickets' },
    run: (ctx, { params }) => renewTicket(ctx, params.event_id, params.attendee_id),
  }),

  operation({
    id: 'rotateTicketKey',
    method: 'POST',
    path: '/admin/events/:id/ticket-keys/rotate',
    scope: 'events:write',
    tag,
    summary: 'Give an event a new key, which signs its tickets from now on',
    description:
      'Earlier tickets open the door still. With `retire=true` they do not: everybody needs the ticket_url that their attendee has then.',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      retire: Type.Optional(Type.Boolean({ default: false, description: 'Whether all earlier tickets end' })),
    }),
    answer: TicketKeys,
    refusals: { 409: 'The event has had 255 keys' },
    run: (ctx, { params, query }) => rotateTicketKey(ctx, params.id, query.retire ?? false),
  }),
]
