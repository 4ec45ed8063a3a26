import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { Event } from '../events/index.ts'
import { importSessions, previewSessions } from './agenda-import/import-sessions.ts'
import { ImportSessionsBody, SessionImport } from './agenda-import/session-import-schema.ts'
import { countContents, EventContents } from './count-contents.ts'
import { deleteWholeEvent } from './delete-whole-event.ts'
import { DuplicateEventBody, duplicateEvent } from './duplicate-event.ts'

const params = Type.Object({ id: IdOf('event') })

/** Operations on an event together with its agenda. */
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
      'Permanently deletes an event with its attendees, sessions and certificates, which every verifier then refuses. `dry_run=true` returns the counts and deletes nothing. To stop registration only, use "Close registration".',
    irreversible:
      'Its attendees, certificates and all else that belongs to it go with it, and their public links stop working. It cannot be undone.',
    params,
    preview: { answer: EventContents, run: (ctx, { params }) => countContents(ctx, params.id) },
    run: (ctx, { params }) => deleteWholeEvent(ctx, params.id),
  }),

  operation({
    id: 'duplicateEvent',
    method: 'POST',
    path: '/admin/events/:id/duplicate',
    scope: 'events:write',
    tag: 'Events',
    summary: 'Duplicate an event',
    description:
      'Creates an event with the settings and sessions of another, without its people. Sessions and the opening times of registration and survey move with event_date in local time: a session at 09:00 stays at 09:00 across daylight saving changes.',
    params,
    body: DuplicateEventBody,
    answer: Event,
    status: 201,
    run: (ctx, { params, body }) => duplicateEvent(ctx, params.id, body),
  }),

  operation({
    id: 'importSessions',
    method: 'POST',
    path: '/admin/events/:id/sessions/import',
    scope: 'sessions:write',
    tag: 'Sessions',
    summary: 'Import sessions',
    description:
      'Adds the sessions of a pasted agenda, with times in the zone of the event: all, or none when a row is refused (422). Sessions with the same title, start and room are skipped, so repeating it is safe. `dry_run=true` returns the verdict on each row.',
    params,
    body: ImportSessionsBody,
    answer: SessionImport,
    refusals: { 409: 'The event would have more sessions or speakers than one can have' },
    preview: { answer: SessionImport, run: (ctx, { params, body }) => previewSessions(ctx, params.id, body) },
    run: (ctx, { params, body }) => importSessions(ctx, params.id, body),
  }),
]
