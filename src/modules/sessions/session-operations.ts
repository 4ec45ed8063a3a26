import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { agendaTable } from './agenda/agenda-table.ts'
import { deleteSession } from './delete-session.ts'
import { createSession, updateSession } from './save-session.ts'
import { getSession, listSessions } from './session-queries.ts'
import { CreateSessionBody, Session, UpdateSessionBody } from './session-schema.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofSession = Type.Object({ event_id: IdOf('event'), session_id: IdOf('session') })
const path = '/admin/events/:event_id/sessions/:session_id'
const tag = 'Sessions'

/** What an event is made of. */
export const sessionOperations: readonly Operation[] = [
  operation({
    id: 'listSessions',
    method: 'GET',
    path: '/admin/events/:id/sessions',
    scope: 'sessions:read',
    tag,
    summary: 'List sessions',
    description:
      'Pages of the sessions of an event, the earliest first, each with how many are checked in. `format=csv` or `xlsx` gives the whole agenda as a file; as a calendar it is in "Export the agenda".',
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
    summary: 'Add a session',
    description:
      'Adds a session with a start and an end to the agenda of an event, which has at most 1,000 (409). Attendees need not book it: whoever is registered for the event can be checked in, up to its capacity.',
    params: ofEvent,
    body: CreateSessionBody,
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
    summary: 'Read a session',
    description:
      'A session with its times, room, speaker, capacity and how many are checked in. Who they are is in "List scans".',
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
    summary: 'Change a session',
    description:
      'Changes the fields that are sent and leaves all others as they are. Whoever is checked in stays in, also beyond a lower capacity.',
    params: ofSession,
    body: UpdateSessionBody,
    answer: Session,
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
      'Takes a session out of the agenda with its check-ins, for ever; this cannot be undone. The attendance of people is counted without it, and the log of scans keeps what happened at its door.',
    irreversible: 'The session and its check-ins are gone for good. It cannot be undone.',
    params: ofSession,
    run: (ctx, { params }) => deleteSession(ctx, params.event_id, params.session_id),
  }),
]
