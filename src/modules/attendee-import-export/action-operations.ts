import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { actOnAttendees, previewAction } from './act-on-attendees.ts'
import { ActionBody, ActionReport } from './action-schema.ts'

/** Actions on many attendees at once. */
export const actionOperations: readonly Operation[] = [
  operation({
    id: 'actOnAttendees',
    sensitive: ({ body }) => body.action === 'delete',
    method: 'POST',
    path: '/admin/events/:id/attendees/actions',
    scope: 'attendees:write',
    tag: 'Attendees',
    summary: 'Update many attendees',
    description:
      'Applies an action to attendees chosen by ids or by a filter, in one transaction, to at most 10,000 (1,000 emails). Skipped attendees are returned with the reason. `undo` is the action that reverses it. check_in also needs the scope checkin:write. Use `dry_run=true` first.',
    irreversible:
      'delete permanently deletes attendees and their check-ins; emails of send_ticket, approve and decline cannot be recalled.',
    params: Type.Object({ id: IdOf('event') }),
    body: ActionBody,
    answer: ActionReport,
    preview: { answer: ActionReport, run: (ctx, { params, body }) => previewAction(ctx, params.id, body) },
    run: (ctx, { params, body }) => actOnAttendees(ctx, params.id, body),
  }),
]
