import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { Verification } from '../records/verification-schema.ts'
import { checkCertificate } from '../verifying/verify-certificate.ts'
import { noteUses } from './note-uses.ts'
import { verificationFacts } from './verification-facts.ts'

/** Public endpoints: verification of certificates, and the pictures used in designs. */
export function publicApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const note = noteUses(app, services)

    app.route({
      method: 'GET',
      url: '/v/certs/:cert_code',
      config: { access: 'public:read', reads: 'available' },
      schema: {
        operationId: 'verifyCertificate',
        summary: 'Verify a certificate',
        description:
          'Verifies a certificate by its public id or verification code, without a key. Returns 200 with `valid` for any certificate ever issued, including revoked and expired ones, and 404 of the same shape when there is none. The response has no email address.',
        tags: ['Verification'],
        params: Type.Object({
          cert_code: Type.String({
            description: 'Public id, or verification code as typed: spaces, hyphens and case are ignored',
          }),
        }),
        response: { 200: Verification, 404: Verification },
      },
      handler: async (request, reply) => {
        const found = await checkCertificate(reading(request, services), request.params.cert_code)
        if (found.status !== 'not_found') note(request, found.certificateId, { kind: 'verified', by: 'programs' })
        reply.code(found.status === 'not_found' ? 404 : 200).header('Cache-Control', 'no-store')
        return verificationFacts(found, request.id)
      },
    })

    app.route({
      method: 'GET',
      url: '/pictures/:file',
      config: { access: 'public:read' },
      schema: {
        operationId: 'getPicture',
        summary: 'Get an uploaded picture',
        description:
          'Returns the picture of a design, or a logo, as JPEG or PNG, without a key. Its name is in the `image_url` of designs and pictures and in the `logo` of an organisation. A name always stands for the same bytes.',
        tags: ['Designs'],
        params: Type.Object({ file: Type.String({ description: 'Name of the picture, as in its URL' }) }),
        produces: ['image/jpeg', 'image/png'],
        response: { 200: Type.Any({ description: 'The picture' }) },
      },
      handler: async (request, reply) => {
        const { file } = request.params
        const isPng = file.endsWith('.png')
        const bytes = await pictureBytes(services, file)
        if (bytes === null) throw new AppError('not_found', 'No picture has this name.')
        return reply
          .type(isPng ? 'image/png' : 'image/jpeg')
          .header('Cache-Control', 'public, max-age=31536000, immutable')
          .header('X-Content-Type-Options', 'nosniff')
          .send(bytes)
      },
    })
  }
}

/** Names are derived from the bytes, so the kind of picture does not matter. */
async function pictureBytes({ blobs }: Pick<Services, 'blobs'>, file: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}\.(jpg|png)$/.test(file)) return null
  const own = await blobs.bytes(`${file.endsWith('.png') ? 'logos' : 'pictures'}/${file}`)
  return own ?? (await blobs.bytes(`layout-pictures/${file}`)) ?? blobs.bytes(`printed-logos/${file}`)
}
