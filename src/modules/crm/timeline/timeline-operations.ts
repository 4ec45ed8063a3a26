import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { listTimeline } from './list-timeline.ts'
import { Activity, TimelineQuery } from './timeline-schema.ts'

/** Operation for the timeline of a contact. */
export const timelineOperations: readonly Operation[] = [
  operation({
    id: 'listContactTimeline',
    method: 'GET',
    path: '/admin/crm/contacts/:id/timeline',
    scope: 'crm:read',
    tag: 'CRM',
    summary: 'List the timeline of a contact',
    description:
      'Lists the activities of a contact, latest first: registrations, attendance, certificates, emails, deals, notes, imports and merges. `kind` filters by one of these. To read note text, use "List contact notes".',
    params: Type.Object({ id: IdOf('contact') }),
    query: TimelineQuery,
    list: Activity,
    run: (ctx, { params, query }) => listTimeline(ctx, params.id, query),
  }),
]
