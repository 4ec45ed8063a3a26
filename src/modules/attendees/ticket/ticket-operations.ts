import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { AttendeeWithTicket } from '../records/attendee-schema.ts'
import { renewTicket } from './renew-ticket.ts'
import { rotateTicketKey } from './rotate-ticket-key.ts'
import { TicketKeys } from './ticket-schema.ts'

const tag = 'Tickets'

/** Operations on tickets and their keys. */
export const ticketOperations: readonly Operation[] = [
  operation({
    id: 'renewTicket',
    method: 'POST',
    path: '/admin/events/:event_id/attendees/:attendee_id/ticket',
    scope: 'attendees:write',
    tag,
    summary: 'Renew a ticket',
    description:
      'Issues a new ticket to an attendee, for example when the old one got into the wrong hands. All their earlier tickets are refused at the door from then on; this cannot be undone. Returns the attendee with the new `ticket_url`.',
    params: Type.Object({ event_id: IdOf('event'), attendee_id: IdOf('attendee') }),
    answer: AttendeeWithTicket,
    refusals: { 409: 'The attendee has had 255 tickets' },
    run: (ctx, { params }) => renewTicket(ctx, params.event_id, params.attendee_id),
  }),

  operation({
    id: 'rotateTicketKey',
    sensitive: true,
    method: 'POST',
    path: '/admin/events/:id/ticket-keys/rotate',
    scope: 'events:write',
    tag,
    summary: 'Rotate the ticket key',
    irreversible: 'With retire=true, all tickets sent so far stop working. This cannot be undone.',
    description:
      'Creates a new key that signs the tickets of the event from now on. Earlier tickets stay valid. With `retire=true` they stop working, which cannot be undone: every attendee then needs the new `ticket_url` from "Get an attendee".',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object({
      retire: Type.Optional(Type.Boolean({ default: false, description: 'Whether to invalidate all earlier tickets' })),
    }),
    answer: TicketKeys,
    refusals: { 409: 'The event has had 255 keys' },
    run: (ctx, { params, query }) => rotateTicketKey(ctx, params.id, query.retire ?? false),
  }),
]
