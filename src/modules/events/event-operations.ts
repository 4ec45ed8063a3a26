import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page, Search } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { getEvent, listEvents } from './event-queries.ts'
import { CreateEventBody, Event, UpdateEventBody } from './event-schema.ts'
import { createEvent, updateEvent } from './save-event.ts'
import { setRegistrationClosed } from './set-registration.ts'

const params = Type.Object({ id: Id })

/** Events and their settings. */
export const eventOperations: readonly Operation[] = [
  operation({
    id: 'listEvents',
    method: 'GET',
    path: '/admin/events',
    scope: 'events:read',
    tag: 'Events',
    summary: 'List events, newest first',
    query: Type.Object({ ...Page, search: Search }),
    list: Event,
    run: (ctx, { query }) => listEvents(ctx, query),
  }),

  operation({
    id: 'createEvent',
    method: 'POST',
    path: '/admin/events',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Create an event',
    body: CreateEventBody,
    answer: Event,
    status: 201,
    run: (ctx, { body }) => createEvent(ctx, body),
  }),

  operation({
    id: 'getEvent',
    method: 'GET',
    path: '/admin/events/:id',
    scope: 'events:read',
    tag: 'Events',
    summary: 'Read an event',
    params,
    answer: Event,
    run: (ctx, { params }) => getEvent(ctx, params.id),
  }),

  operation({
    id: 'updateEvent',
    method: 'PATCH',
    path: '/admin/events/:id',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Change the given fields of an event',
    params,
    body: UpdateEventBody,
    answer: Event,
    run: (ctx, { params, body }) => updateEvent(ctx, params.id, body),
  }),

  ...(['close', 'open'] as const).map((word) =>
    operation({
      id: `${word}Registration`,
      method: 'POST',
      path: `/admin/events/:id/${word}-registration`,
      scope: 'events:write',
      tag: 'Events',
      summary: `${word === 'close' ? 'Close' : 'Open'} registration`,
      params,
      answer: Event,
      run: (ctx, { params }) => setRegistrationClosed(ctx, params.id, word === 'close'),
    }),
  ),
]
