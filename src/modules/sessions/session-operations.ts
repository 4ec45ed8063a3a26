import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { agendaTable } from './agenda/agenda-table.ts'
import { deleteSession } from './delete-session.ts'
import { getSession, listSessions } from './records/session-queries.ts'
import { CreateSessionBody, Session, UpdateSessionBody } from './records/session-schema.ts'
import { createSession, updateSession } from './save-session.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofSession = Type.Object({ event_id: IdOf('event'), session_id: IdOf('session') })
const path = '/admin/events/:event_id/sessions/:session_id'
const tag = 'Sessions'

/** Operations on the agenda. */
export const sessionOperations: readonly Operation[] = [
  operation({
    id: 'listSessions',
    method: 'GET',
    path: '/admin/events/:id/sessions',
    scope: 'sessions:read',
    tag,
    summary: 'List sessions',
    description:
      'Lists the sessions of an event, earliest first, with the number of attendees checked in. `format=csv` or `xlsx` returns the whole agenda as a file; for a calendar, use "Export the agenda".',
    params: ofEvent,
    query: Type.Object(Page),
    list: Session,
    table: (ctx, { params }) => agendaTable(ctx, params.id),
    run: (ctx, { params, query }) => listSessions(ctx, params.id, query),
  }),

  operation({
    id: 'createSession',
    method: 'POST',
    path: '/admin/events/:id/sessions',
    scope: 'sessions:write',
    tag,
    summary: 'Create a session',
    description:
      'Adds a session to the agenda of an event, which can have 1,000 (409 beyond that). Anyone registered for the event can be checked in, up to the capacity of the session. With `signup`, people choose it when they register.',
    params: ofEvent,
    body: CreateSessionBody,
    forViewers: ['speaker_ids', 'track', 'description', 'signup'],
    answer: Session,
    status: 201,
    refusals: { 409: 'The event has as many sessions as one can have' },
    run: (ctx, { params, body }) => createSession(ctx, params.id, body),
  }),

  operation({
    id: 'getSession',
    method: 'GET',
    path,
    scope: 'sessions:read',
    tag,
    summary: 'Get a session',
    description:
      'Returns a session with its times, room, speaker, capacity and the number of attendees checked in. For the people, use "List scans".',
    params: ofSession,
    answer: Session,
    run: (ctx, { params }) => getSession(ctx, params.event_id, params.session_id),
  }),

  operation({
    id: 'updateSession',
    method: 'PATCH',
    path,
    scope: 'sessions:write',
    tag,
    summary: 'Update a session',
    description:
      'Updates the fields you send. Attendees who are checked in or signed up stay so, even beyond a lower capacity. `signup` can be turned off while nobody is signed up (409).',
    params: ofSession,
    body: UpdateSessionBody,
    answer: Session,
    refusals: { 409: 'Sign-up is turned off while people are signed up' },
    run: (ctx, { params, body }) => updateSession(ctx, params.event_id, params.session_id, body),
  }),

  operation({
    id: 'deleteSession',
    method: 'DELETE',
    path,
    scope: 'sessions:write',
    tag,
    summary: 'Delete a session',
    description:
      'Permanently deletes a session with its check-ins and sign-ups. Attendance no longer counts it; the scan log keeps its scans.',
    irreversible: 'Permanently deletes the session and its check-ins. This cannot be undone.',
    params: ofSession,
    run: (ctx, { params }) => deleteSession(ctx, params.event_id, params.session_id),
  }),
]
