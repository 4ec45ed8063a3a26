import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { Overview } from './overview-schema.ts'
import { getOverview } from './read-overview.ts'

export const overviewOperations: readonly Operation[] = [
  operation({
    id: 'getOrganisationOverview',
    method: 'GET',
    path: '/admin/analytics/org/overview',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Get the organisation overview',
    description:
      'Returns figures of all events, compared with the previous period of the same length, plus credits and plan usage. The file has one row per figure. For one event, use "Get event analytics".',
    query: Type.Object(rangeFields),
    answer: Overview,
    table: async (ctx, { query }) => figureTable('overview', await getOverview(ctx, query)),
    run: (ctx, { query }) => getOverview(ctx, query),
  }),
]
