import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { EventsQuery, listEvents } from './list-events.ts'
import { getEvent } from './records/event-queries.ts'
import { CreateEventBody, Event, UpdateEventBody } from './records/event-schema.ts'
import { createEvent, updateEvent } from './save-event.ts'
import { setRegistrationClosed } from './set-registration.ts'

const params = Type.Object({ id: IdOf('event') })

/** Settings that people choose in the panel. */
const FOR_PEOPLE = [
  'registration_approval',
  'registration_closes_at',
  'registration_max_guests',
  'registration_confirm_email',
  'certificate_min_minutes',
]

const switches = [
  {
    word: 'close',
    summary: 'Close registration',
    description:
      'Closes registration through the public page and the public API until "Open registration". Registered attendees stay, and "Create an attendee" still works. Repeating the call changes nothing. Returns the event.',
  },
  {
    word: 'open',
    summary: 'Open registration',
    description:
      'Reopens registration after "Close registration". People can then register on the public page if registration_enabled is true and registration_opens_at has passed. Repeating the call changes nothing. Returns the event.',
  },
] as const

/** Operations on events and their settings. */
export const eventOperations: readonly Operation[] = [
  operation({
    id: 'listEvents',
    method: 'GET',
    path: '/admin/events',
    scope: 'events:read',
    tag: 'Events',
    summary: 'List events',
    description:
      'Lists the events of the organisation, newest first by default, with their settings and attendee counts. `search` matches their names. For attendees, use "List attendees".',
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
      'Creates an event from a name and a template_image_url (`placeholder` is the built-in design); other settings have defaults. Pictures are fetched in the background: see `template_status` in "Get an event". To copy settings and sessions, use "Duplicate an event".',
    body: CreateEventBody,
    forViewers: FOR_PEOPLE,
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
    summary: 'Get an event',
    description:
      'Returns an event with its settings, public page and attendee count. For its people, use "List attendees"; for its agenda, use "List sessions".',
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
    summary: 'Update an event',
    description:
      'Updates the settings you send; send lists such as tiers and questions as a whole. Issued certificates do not change. A new picture is fetched in the background: see `template_status`.',
    params,
    body: UpdateEventBody,
    forViewers: FOR_PEOPLE,
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
