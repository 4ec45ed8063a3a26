import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { errorAnswer } from '../../platform/http/openapi/openapi-errors.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { AttendeesFilter } from '../attendees/index.ts'
import { EXPORTS, exportAttendees } from './export-attendees.ts'

export const exportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const format of ['csv', 'xlsx'] as const) {
    const { type } = EXPORTS[format]
    app.route({
      method: 'GET',
      url: `/admin/events/:id/attendees.${format}`,
      config: { access: 'attendees:read' },
      schema: {
        operationId: `exportAttendees${format === 'csv' ? 'Csv' : 'Xlsx'}`,
        summary: `Export attendees as .${format}`,
        description: `Downloads the attendees of an event as a .${format} file, in the order in which they were added; without filters, all of them. Typed text stays text and never runs as a formula in a spreadsheet program. To read attendees page by page, use "List attendees".`,
        tags: ['Attendees'],
        params: Type.Object({ id: IdOf('event') }),
        querystring: AttendeesFilter,
        produces: [type.split(';')[0]!],
        response: {
          200: Type.Any({ description: 'The file' }),
          ...(format === 'xlsx' ? { 409: errorAnswer('A sheet cannot hold this many attendees') } : {}),
        },
      },
      handler: async (request, reply) => {
        const { id } = request.params
        const file = await exportAttendees(request.ctx, id, request.query, format)
        return reply
          .type(type)
          .header('Content-Disposition', `attachment; filename="attendees-${id}.${format}"`)
          .send(Readable.from(file, { objectMode: false }))
      },
    })
  }
}
