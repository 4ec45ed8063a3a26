import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { Overview } from './overview-schema.ts'
import { readOverview } from './read-overview.ts'

export const overviewOperations: readonly Operation[] = [
  operation({
    id: 'getOrganisationOverview',
    method: 'GET',
    path: '/admin/analytics/org/overview',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Read organisation overview',
    description:
      'Tells how all events went together, beside the period before, which has as many days and ends where the range begins. With the credits and the plan. A file has a line for each figure. Of one event, use Read event analytics.',
    query: Type.Object(rangeFields),
    answer: Overview,
    table: async (ctx, { query }) => figureTable('overview', await readOverview(ctx, query)),
    run: (ctx, { query }) => readOverview(ctx, query),
  }),
]
