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
        'Downloads all that is known of whoever has an e-mail address, and changes nothing. A ZIP: README.txt, a JSON file for each table that holds something of them, and their certificates, tickets and badges. Of whoever is not known it has the README alone.',
      tags: ['Privacy'],
      body: ExportBody,
      produces: ['application/zip'],
      response: { 200: Type.Any({ description: 'The archive' }) },
    },
    handler: async (request, reply) => {
      const { ctx, body } = request
      // Nothing is changed, so whoever repeats it gets what is known by then.
      readKey(request as never)
      const archive = await exportArchive(ctx, body.email.trim())
      return reply
        .type('application/zip')
        .header('Content-Disposition', 'attachment; filename="personal-data.zip"')
        .send(Readable.from(archive, { objectMode: false }))
    },
  })
}
