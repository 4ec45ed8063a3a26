import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { getEvent } from './event-queries.ts'
import { CreateEventBody, Event, UpdateEventBody } from './event-schema.ts'
import { EventsQuery, listEvents } from './list-events.ts'
import { createEvent, updateEvent } from './save-event.ts'
import { setRegistrationClosed } from './set-registration.ts'

const params = Type.Object({ id: IdOf('event') })

const switches = [
  {
    word: 'close',
    summary: 'Close registration',
    description:
      'Nobody can register by the public page or without a key any more, until "Open registration". Whoever is registered stays so, and "Create an attendee" works still. Where it is closed already nothing changes. The answer is the event.',
  },
  {
    word: 'open',
    summary: 'Open registration',
    description:
      'Takes back "Close registration", so that people can register by the public page, where registration_enabled is true and registration_opens_at has passed. Where it is open already nothing changes. The answer is the event.',
  },
] as const

/** Events and their settings. */
export const eventOperations: readonly Operation[] = [
  operation({
    id: 'listEvents',
    method: 'GET',
    path: '/admin/events',
    scope: 'events:read',
    tag: 'Events',
    summary: 'List events',
    description:
      'Pages of the events of the organisation, newest first unless asked otherwise, with all their settings and how many attendees each has. `search` looks in their names. Its attendees are in "List attendees".',
    query: EventsQuery,
    forViewers: ['when', 'event_type', 'visibility', 'sort'],
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
    description:
      'Makes an event from a name and a template_image_url (`placeholder`: the built-in design); other settings have defaults. A picture is fetched later: `template_status` of "Read an event" tells how far it is. To copy settings and sessions use "Duplicate an event".',
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
    description:
      'An event with all its settings, its public page and how many attendees it has. Its people are in "List attendees", its agenda in "List sessions".',
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
    summary: 'Change an event',
    description:
      'Changes the settings that are sent and leaves all others as they are; lists such as tiers and questions are sent whole. Certificates that were issued stay as they are. Another picture is fetched afterwards, as `template_status` tells.',
    params,
    body: UpdateEventBody,
    answer: Event,
    run: (ctx, { params, body }) => updateEvent(ctx, params.id, body),
  }),

  ...switches.map(({ word, summary, description }) =>
    operation({
      id: `${word}Registration`,
      method: 'POST',
      path: `/admin/events/:id/${word}-registration`,
      scope: 'events:write',
      tag: 'Events',
      summary,
      description,
      params,
      answer: Event,
      run: (ctx, { params }) => setRegistrationClosed(ctx, params.id, word === 'close'),
    }),
  ),
]
