import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Type } from '../../../platform/type.ts'
import { rangeFields } from '../../figures/index.ts'
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
    summary: 'Tell how all events went together, and how that was in the period before',
    description:
      'The period before is as many days long and ends where the range begins. A file has a line for each figure: its section, day, name and value.',
    query: Type.Object(rangeFields),
    answer: Overview,
    table: async (ctx, { query }) => figureTable('overview', await readOverview(ctx, query)),
    run: (ctx, { query }) => readOverview(ctx, query),
  }),
]
