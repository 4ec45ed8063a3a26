import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { actOnAttendees, previewAction } from './act-on-attendees.ts'
import { ActionBody, ActionReport } from './action-schema.ts'

/** What is done to many attendees at once. */
export const actionOperations: readonly Operation[] = [
  operation({
    id: 'actOnAttendees',
    sensitive: ({ body }) => body.action === 'delete',
    method: 'POST',
    path: '/admin/events/:id/attendees/actions',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Act on many attendees',
    description:
      'Does one thing to attendees by their ids or by a filter, in one transaction, at most 10,000 (1,000 mails): of those left out it says why. `undo` tells what takes it back. Checking in needs checkin:write too. Use `dry_run=true` first.',
    irreversible:
      'With delete, people and their check-ins are gone for good; mails of send_ticket cannot be taken back.',
    params: Type.Object({ id: IdOf('event') }),
    body: ActionBody,
    answer: ActionReport,
    preview: { answer: ActionReport, run: (ctx, { params, body }) => previewAction(ctx, params.id, body) },
    run: (ctx, { params, body }) => actOnAttendees(ctx, params.id, body),
  }),
]
