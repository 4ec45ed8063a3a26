import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { readKey } from '../../platform/http/operations/idempotency.ts'
import { ExportBody } from './erasure-schema.ts'
import { exportArchive } from './export-archive.ts'

export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'POST',
    url: '/admin/privacy/export',
    config: { access: 'privacy:write', sensitive: true },
    schema: {
      operationId: 'exportPerson',
      summary: 'Export a person',
      description:
        'Downloads all data about the person with an email address as a ZIP: README.txt, a JSON file for each table with data about them, and their certificates, tickets and badges. For an unknown address it contains only the README. Nothing is changed.',
      tags: ['Privacy'],
      body: ExportBody,
      produces: ['application/zip'],
      response: { 200: Type.Any({ description: 'The archive' }) },
    },
    handler: async (request, reply) => {
      const { ctx, body } = request
      // Nothing changes, so a repeat with the same Idempotency-Key simply exports again.
      readKey(request as never)
      const archive = await exportArchive(ctx, body.email)
      return reply
        .type('application/zip')
        .header('Content-Disposition', 'attachment; filename="personal-data.zip"')
        .send(Readable.from(archive, { objectMode: false }))
    },
  })
}
