import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { rangeFields } from '../../rollups/index.ts'
import { figureTable } from '../figure-table.ts'
import { crmAnalytics } from './crm-analytics.ts'
import { CrmAnalytics } from './crm-analytics-schema.ts'

export const crmAnalyticsOperations: readonly Operation[] = [
  operation({
    id: 'getCrmAnalytics',
    method: 'GET',
    path: '/admin/analytics/org/crm',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Read CRM analytics',
    description:
      'Tells which contacts and accounts are new or active, what deals come to by currency, how they went through their stages, and what was won and lost. Currencies are never added to one another. A file has a line for each figure.',
    query: Type.Object(rangeFields),
    answer: CrmAnalytics,
    table: async (ctx, { query }) => figureTable('crm', await crmAnalytics(ctx, query)),
    run: (ctx, { query }) => crmAnalytics(ctx, query),
  }),
]
