import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Context } from '../../../platform/context.ts'
import { orTable, sendTable } from '../../../platform/http/send-table.ts'
import { type ComplianceQuery, ComplianceQuery as Query, TrainingCompliance } from './compliance-schema.ts'
import { complianceInBatches, trainingCompliance } from './training-compliance.ts'

const COLUMNS = [
  ...(['programme_id', 'programme_name', 'email', 'name', 'status'] as const),
  ...(['cycle', 'due_date', 'assigned_at', 'completed_at', 'assignment_id'] as const),
]

export const complianceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/analytics/org/training-compliance',
    config: { access: 'analytics:read' },
    schema: {
      operationId: 'getTrainingCompliance',
      summary: 'Read training compliance',
      description:
        'Tells who has completed what they have to do, who still has time and who is overdue: totals, by programme, by time, and a page of people. A file has a line for each person. For the assignments themselves, use List assignments.',
      tags: ['Analytics'],
      querystring: Query,
      response: { 200: orTable(TrainingCompliance) },
    },
    handler: async (request, reply) => {
      const { ctx, query } = request
      const { format = 'json' } = query
      if (format === 'json') return trainingCompliance(ctx, query)
      return sendTable(reply, format, { name: 'training-compliance', rows: rowsOf(ctx, query) })
    },
  })
}

async function* rowsOf(ctx: Context, query: ComplianceQuery): AsyncGenerator<(string | number)[][]> {
  yield [[...COLUMNS]]
  for await (const rows of complianceInBatches(ctx, query))
    yield rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))
}
