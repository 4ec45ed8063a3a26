import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { EventAnalytics } from './event-analytics-schema.ts'
import { getEventAnalytics } from './read-event-analytics.ts'

export const eventAnalyticsOperations: readonly Operation[] = [
  operation({
    id: 'getEventAnalytics',
    method: 'GET',
    path: '/admin/events/:id/analytics',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Get event analytics',
    description:
      'Returns figures of one event: registrations, attendance, certificates, survey and emails. Series and `in_range` cover the range; everything else is the current state. The file has one row per figure. For all events, use "Get the organisation overview".',
    params: Type.Object({ id: IdOf('event') }),
    query: Type.Object(rangeFields),
    answer: EventAnalytics,
    table: async (ctx, { params, query }) =>
      figureTable(`event-${params.id}-analytics`, await getEventAnalytics(ctx, params.id, query)),
    run: (ctx, { params, query }) => getEventAnalytics(ctx, params.id, query),
  }),
]
