import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { deleteEvent, Event } from '../events/index.ts'
import { countContents, EventContents } from './count-contents.ts'
import { DuplicateEventBody, duplicateEvent } from './duplicate-event.ts'

const params = Type.Object({ id: IdOf('event') })

/** What is done to an event together with its agenda. */
export const wholeEventOperations: readonly Operation[] = [
  operation({
    id: 'deleteEvent',
    sensitive: true,
    method: 'DELETE',
    path: '/admin/events/:id',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Delete an event',
    description:
      'Deletes an event with its attendees, sessions and certificates, for ever: certificates can no longer be verified, and this cannot be undone. `dry_run=true` tells how many go, and deletes nothing. To end registration alone use "Close registration".',
    irreversible:
      'Its attendees, certificates and all else that belongs to it go with it, and their public links stop working. It cannot be undone.',
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
    summary: 'Duplicate an event',
    description:
      'Makes an event with the settings and sessions of another, without its people. Sessions, and when registration and survey open, move with event_date as clocks on site show: what begins at 09:00 begins at 09:00 in summer and winter.',
    params,
    body: DuplicateEventBody,
    answer: Event,
    status: 201,
    run: (ctx, { params, body }) => duplicateEvent(ctx, params.id, body),
  }),
]
