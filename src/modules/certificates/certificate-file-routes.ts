import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdOf } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { getCertificate } from './certificate-queries.ts'
import { drawCertificate, FILE_TYPES } from './drawing/certificate-files.ts'

const ofCertificate = Type.Object({ cert_id: IdOf('certificate') })
const tags = ['Certificates']

export const certificateFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of ['pdf', 'png'] as const) {
    app.route({
      method: 'GET',
      url: `/admin/certificates/:cert_id/${kind}`,
      config: { access: 'certificates:read' },
      schema: {
        operationId: `getCertificate${kind === 'pdf' ? 'Pdf' : 'Png'}`,
        summary: `Download a certificate as ${kind.toUpperCase()}`,
        description: `Gives back the ${kind === 'pdf' ? 'PDF file to print or send' : 'picture to show on a screen'}, as it was issued, also when it is revoked. Without a key anyone can take the same from its ${kind}_url while it is not revoked. The same certificate always gives the same bytes.`,
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
}
