import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { Verification } from '../certificate-schema.ts'
import { checkCertificate } from '../verify-certificate.ts'
import { noteUses } from './note-uses.ts'
import { verificationFacts } from './verification-facts.ts'

/** What programs may ask without a key: whether a certificate is valid, and the pictures that designs are made with. */
export function publicApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const note = noteUses(app, services)

    app.route({
      method: 'GET',
      url: '/v/certs/:cert_code',
      config: { access: 'public:read' },
      schema: {
        operationId: 'verifyCertificate',
        summary: 'Verify a certificate',
        description:
          'Tells anyone, without a key, whether a certificate is genuine and active, by its public id or verification code. 200 with `valid` for one that was ever issued, revoked or expired ones too; 404 of the same shape when there is none. It holds no e-mail address.',
        tags: ['Verification'],
        params: Type.Object({
          cert_code: Type.String({
            description:
              'Public id, or verification code as it was typed: spaces, hyphens and letter case do not matter',
          }),
        }),
        response: { 200: Verification, 404: Verification },
      },
      handler: async (request, reply) => {
        const found = await checkCertificate(services, request.params.cert_code)
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
        summary: 'Read an uploaded picture',
        description:
          'The picture of a design, or a logo, as JPEG or PNG, without a key. Its name is in the `image_url` of a design or a picture that stands in designs, and in the `logo` of an organisation, and stands for these bytes alone: another picture has another name.',
        tags: ['Designs'],
        params: Type.Object({ file: Type.String({ description: 'Name of the picture, as its address has it' }) }),
        produces: ['image/jpeg', 'image/png'],
        response: { 200: Type.Any({ description: 'The picture' }) },
      },
      handler: async (request, reply) => {
        const { file } = request.params
        const isPng = file.endsWith('.png')
        const bytes = await pictureBytes(services, file)
        if (bytes === null) throw new AppError('not_found', 'There is no such picture.')
        return reply
          .type(isPng ? 'image/png' : 'image/jpeg')
          .header('Cache-Control', 'public, max-age=31536000, immutable')
          .header('X-Content-Type-Options', 'nosniff')
          .send(bytes)
      },
    })
  }
}

/** Names of all kinds stand for bytes, so it does not matter of which kind a picture is. */
async function pictureBytes({ blobs }: Pick<Services, 'blobs'>, file: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}\.(jpg|png)$/.test(file)) return null
  const own = await blobs.bytes(`${file.endsWith('.png') ? 'logos' : 'pictures'}/${file}`)
  return own ?? blobs.bytes(`layout-pictures/${file}`)
}
