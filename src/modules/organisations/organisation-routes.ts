import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { acceptUploads, readUpload, requireFile } from '../../platform/http/uploads/read-upload.ts'
import { nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { setLogo, storeLogo } from './organisation-logo.ts'
import { LogoUpload, Organisation } from './organisation-schema.ts'

const MAX_LOGO_BYTES = 2 * 1_048_576
const tags = ['Organisation']

/** Uploading the organisation's logo. */
export const organisationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)
  app.route({
    method: 'POST',
    url: '/admin/organisation/logo',
    config: { access: 'organisation:write' },
    schema: {
      operationId: 'uploadOrganisationLogo',
      summary: 'Upload the logo',
      description:
        'Replaces the logo that emails, public pages and certificates show. Multipart: one PNG, JPEG or WebP file of at most 2 MB. It is shown on white, at most 240 by 48 pixels. Returns the organisation with the address of its logo.',
      tags,
      consumes: ['multipart/form-data'],
      form: LogoUpload,
      response: { 200: Organisation },
    },
    handler: async (request, reply) => {
      const upload = await readUpload(request, { maxBytes: MAX_LOGO_BYTES, fields: [] })
      nameIgnoredFields(reply, upload.unknown)
      const logo = await storeLogo(request.ctx, requireFile(upload, 'image').bytes)
      return answer(request, reply, 200, (ctx) => setLogo(ctx, logo), sha256(JSON.stringify(logo)))
    },
  })
}
