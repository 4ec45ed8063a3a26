import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { errorAnswer } from '../../platform/http/openapi/openapi-errors.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { drawCertificate, FILE_TYPES } from './drawing/certificate-files.ts'
import { eventArchive } from './drawing/event-archive.ts'
import { AllCertificatesQuery } from './lists/all-certificates-schema.ts'
import { getCertificate } from './records/certificate-queries.ts'

const ofCertificate = Type.Object({ cert_id: IdOf('certificate') })
const tags = ['Certificates']
const { tier, since, until } = AllCertificatesQuery.properties

export const certificateFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of ['pdf', 'png'] as const) {
    app.route({
      method: 'GET',
      url: `/admin/certificates/:cert_id/${kind}`,
      config: { access: 'certificates:read' },
      schema: {
        operationId: `getCertificate${kind === 'pdf' ? 'Pdf' : 'Png'}`,
        summary: `Download a certificate as ${kind.toUpperCase()}`,
        description: `Returns the ${kind === 'pdf' ? 'PDF file to print or send' : 'picture to show on a screen'} as it was issued, even if it is revoked. Until then anyone can download it without a key from its ${kind}_url. The same certificate always gives the same bytes.`,
        tags,
        params: ofCertificate,
        produces: [FILE_TYPES[kind]],
        response: { 200: Type.Any({ description: 'The file' }) },
      },
      handler: async (request, reply) => {
        const row = await getCertificate(request.ctx, request.params.cert_id)
        return reply.type(FILE_TYPES[kind]).send(await drawCertificate(request.ctx, row, kind))
      },
    })
  }
  app.route({
    method: 'GET',
    url: '/admin/events/:id/certificates.zip',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'downloadCertificates',
      summary: 'Download certificates as a ZIP',
      description:
        'Returns a ZIP with the PDF of each certificate of the event that is not revoked, oldest first, at most 20,000, and a manifest.csv with names, files, links and checksums. It is streamed, so its length is not known in advance. For people who are not attendees, use "Create a bulk job".',
      tags,
      params: Type.Object({ id: IdOf('event') }),
      querystring: Type.Object({ tier, since, until }),
      produces: ['application/zip'],
      response: {
        200: Type.Any({ description: 'The archive' }),
        409: errorAnswer('There are no certificates, or too many'),
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const archive = await eventArchive(request.ctx, id, request.query)
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="certificates-${id}.zip"`)
        .send(archive)
    },
  })
}
