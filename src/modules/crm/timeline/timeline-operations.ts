import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
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
    summary: 'List what has happened with a contact, the latest first',
    params: Type.Object({ id: Id }),
    query: TimelineQuery,
    list: Activity,
    run: (ctx, { params, query }) => listTimeline(ctx, params.id, query),
  }),
]
