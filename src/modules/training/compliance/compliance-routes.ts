import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Context } from '../../../platform/context.ts'
import { orTable } from '../../../platform/http/send-table.ts'
import { csvLines } from '../../../platform/zip/csv-cell.ts'
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
      summary: 'Tell who has completed what they have to do, and who is overdue',
      tags: ['Analytics'],
      querystring: Query,
      response: { 200: orTable(TrainingCompliance) },
    },
    handler: async (request, reply) => {
      const { ctx, query } = request
      if (query.format !== 'csv') return trainingCompliance(ctx, query)
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="training-compliance.csv"')
        .send(Readable.from(writeFile(ctx, query), { objectMode: false }))
    },
  })
}

/** Excel takes a file for UTF-8 by its byte order mark. */
async function* writeFile(ctx: Context, query: ComplianceQuery): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLines([[...COLUMNS]])}`)
  for await (const rows of complianceInBatches(ctx, query))
    yield Buffer.from(csvLines(rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))))
}
