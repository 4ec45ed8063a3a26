import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, Page } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { agendaTable } from './agenda/agenda-table.ts'
import { deleteSession } from './delete-session.ts'
import { createSession, updateSession } from './save-session.ts'
import { getSession, listSessions } from './session-queries.ts'
import { CreateSessionBody, Session, UpdateSessionBody } from './session-schema.ts'

const ofEvent = Type.Object({ id: Id })
const ofSession = Type.Object({ event_id: Id, session_id: Id })
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
    summary: 'List the sessions of an event by their start',
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
    summary: 'Change the given fields of a session',
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
    summary: 'Delete a session with its check-ins; the log of scans keeps what happened',
    params: ofSession,
    run: (ctx, { params }) => deleteSession(ctx, params.event_id, params.session_id),
  }),
]
