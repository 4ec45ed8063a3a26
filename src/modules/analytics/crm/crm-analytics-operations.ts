import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { getCrmAnalytics } from './crm-analytics.ts'
import { CrmAnalytics } from './crm-analytics-schema.ts'

export const crmAnalyticsOperations: readonly Operation[] = [
  operation({
    id: 'getCrmAnalytics',
    method: 'GET',
    path: '/admin/analytics/org/crm',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Get CRM analytics',
    description:
      'Returns new and active contacts and accounts, deal totals by currency, how deals moved through their stages, and what was won and lost. Currencies are never added together. The file has one row per figure.',
    query: Type.Object(rangeFields),
    answer: CrmAnalytics,
    table: async (ctx, { query }) => figureTable('crm', await getCrmAnalytics(ctx, query)),
    run: (ctx, { query }) => getCrmAnalytics(ctx, query),
  }),
]
