import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { listTimeline } from './list-timeline.ts'
import { Activity, TimelineQuery } from './timeline-schema.ts'

/** What has happened with a contact. */
export const timelineOperations: readonly Operation[] = [
  operation({
    id: 'listContactTimeline',
    method: 'GET',
    path: '/admin/crm/contacts/:id/timeline',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'List the time line of a contact',
    description:
      'Pages of what has happened with a contact, the latest first: registrations, attendance, certificates, mails, deals, notes, imports and merges. `kind` picks one of these. The words of notes are in "List contact notes".',
    params: Type.Object({ id: IdOf('contact') }),
    query: TimelineQuery,
    list: Activity,
    run: (ctx, { params, query }) => listTimeline(ctx, params.id, query),
  }),
]
