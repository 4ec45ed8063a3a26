import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
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
    summary: 'Renew a ticket',
    description:
      'Gives an attendee a new ticket, such as when the old one got into wrong hands. Earlier tickets of theirs are refused at the door from then on, which cannot be undone. The answer is the attendee with the new ticket_url.',
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
    irreversible: 'Where earlier keys are retired, tickets that were sent before stop working. It cannot be undone.',
    description:
      'Gives an event a new key, which signs its tickets from now on. Earlier tickets open the door still. With `retire=true` they do not, which cannot be undone: everybody then needs the ticket_url that "Read an attendee" has.',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object({
      retire: Type.Optional(Type.Boolean({ default: false, description: 'Whether all earlier tickets end' })),
    }),
    answer: TicketKeys,
    refusals: { 409: 'The event has had 255 keys' },
    run: (ctx, { params, query }) => rotateTicketKey(ctx, params.id, query.retire ?? false),
  }),
]
