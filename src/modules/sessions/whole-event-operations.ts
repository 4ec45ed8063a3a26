import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { deleteEvent, Event } from '../events/index.ts'
import { countContents, EventContents } from './count-contents.ts'
import { DuplicateEventBody, duplicateEvent } from './duplicate-event.ts'

const params = Type.Object({ id: Id })

/** What is done to an event together with its agenda. */
export const wholeEventOperations: readonly Operation[] = [
  operation({
    id: 'deleteEvent',
    method: 'DELETE',
    path: '/admin/events/:id',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Delete an event with its attendees, certificates and sessions, for ever',
    params,
    preview: { answer: EventContents, run: (ctx, { params }) => countContents(ctx, params.id) },
    run: (ctx, { params }) => deleteEvent(ctx, params.id),
  }),

  operation({
    id: 'duplicateEvent',
    method: 'POST',
    path: '/admin/events/:id/duplicate',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Make a new event with the settings and sessions of another, and without its people',
    description:
      'With another event_date the sessions are moved by as much as the clocks of the event show between the two dates: what begins at 09:00 begins at 09:00, also when the clocks are changed in between.',
    params,
    body: DuplicateEventBody,
    answer: Event,
    status: 201,
    run: (ctx, { params, body }) => duplicateEvent(ctx, params.id, body),
  }),
]
