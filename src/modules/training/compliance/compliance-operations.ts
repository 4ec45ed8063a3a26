import type { Context } from '../../../platform/context/context.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { ComplianceQuery, TrainingCompliance } from './compliance-schema.ts'
import { complianceInBatches, trainingCompliance } from './training-compliance.ts'

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
    summary: 'Read training compliance',
    description:
      'Tells who has completed what they have to do, who still has time and who is overdue: totals, by programme, by time, and a page of people. A file has a line for each person. For the assignments themselves, use List assignments.',
    query: ComplianceQuery,
    answer: TrainingCompliance,
    table: async (ctx, { query }) => ({ name: 'training-compliance', rows: rowsOf(ctx, query) }),
    run: (ctx, { query }) => trainingCompliance(ctx, query),
  }),
]

async function* rowsOf(ctx: Context, query: ComplianceQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS]]
  for await (const rows of complianceInBatches(ctx, query))
    yield rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))
}
