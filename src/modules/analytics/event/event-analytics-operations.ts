import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { EventAnalytics } from './event-analytics-schema.ts'
import { readEventAnalytics } from './read-event-analytics.ts'

export const eventAnalyticsOperations: readonly Operation[] = [
  operation({
    id: 'getEventAnalytics',
    method: 'GET',
    path: '/admin/events/:id/analytics',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Read event analytics',
    description:
      'Tells how an event went: who registered, who came, and what became of certificates, survey and mails. Series and `in_range` are of the range, all else as it stands now. A file has a line for each figure. Over all events, use Read organisation overview.',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object(rangeFields),
    answer: EventAnalytics,
    table: async (ctx, { params, query }) =>
      figureTable(`event-${params.id}-analytics`, await readEventAnalytics(ctx, params.id, query)),
    run: (ctx, { params, query }) => readEventAnalytics(ctx, params.id, query),
  }),
]
