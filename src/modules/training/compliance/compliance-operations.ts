import type { Context } from '../../../platform/context/context.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { ComplianceQuery, TrainingCompliance } from './compliance-schema.ts'
import { complianceInBatches, getTrainingCompliance } from './training-compliance.ts'

const COLUMNS = [
  ...(['programme_id', 'programme_name', 'email', 'name', 'status'] as const),
  ...(['cycle', 'due_date', 'assigned_at', 'completed_at', 'assignment_id'] as const),
]

export const complianceOperations: readonly Operation[] = [
  operation({
    id: 'getTrainingCompliance',
    method: 'GET',
    path: '/admin/analytics/org/training-compliance',
    scope: 'analytics:read',
    tag: 'Analytics',
    summary: 'Get training compliance',
    description:
      'Reports who has completed their training, who still has time and who is overdue: totals, counts by programme, a trend, and a page of people. The file has one row per person. For the assignments themselves, use "List assignments".',
    query: ComplianceQuery,
    answer: TrainingCompliance,
    table: async (ctx, { query }) => ({ name: 'training-compliance', rows: rowsOf(ctx, query) }),
    run: (ctx, { query }) => getTrainingCompliance(ctx, query),
  }),
]

async function* rowsOf(ctx: Context, query: ComplianceQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS]]
  for await (const rows of complianceInBatches(ctx, query))
    yield rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))
}
