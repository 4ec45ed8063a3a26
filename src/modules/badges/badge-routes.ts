import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { acceptUploads, readUpload } from '../../platform/http/uploads/read-upload.ts'
import { IdOf, UploadedFile } from '../../platform/http/validation/schema.ts'
import { nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { setBadgePicture, storeBadgePicture, templatePicture } from './badge-image.ts'
import { BadgeTemplate } from './records/badge-schema.ts'
import { getTemplate } from './template-queries.ts'

const MAX_PICTURE_BYTES = 5 * 1_048_576
const url = '/admin/badge-templates/:id/image'
const tags = ['Badges']
const params = Type.Object({ id: IdOf('badge template') })

/** Badge pictures. */
export const badgeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'GET',
    url,
    config: { access: 'badges:read' },
    schema: {
      operationId: 'getBadgeImage',
      summary: 'Download a badge picture',
      description: 'Returns the picture of a badge as PNG: the uploaded one if there is one, else a drawn one.',
      tags,
      params,
      produces: ['image/png'],
      response: { 200: Type.Any({ description: 'The picture' }) },
    },
    handler: async ({ ctx, params }, reply) => reply.type('image/png').send(await templatePicture(ctx, params.id)),
  })

  app.route({
    method: 'POST',
    url,
    config: { access: 'badges:write' },
    schema: {
      operationId: 'setBadgeImage',
      summary: 'Upload a badge picture',
      description:
        'Uploads a picture for a badge as a new version; existing awards keep theirs. Multipart: one PNG, JPEG or WebP file of at most 5 MB, which is converted to a square PNG of 800 pixels.',
      tags,
      params,
      consumes: ['multipart/form-data'],
      form: Type.Object({ image: UploadedFile }),
      response: { 200: BadgeTemplate },
    },
    handler: async (request, reply) => {
      const { ctx, params } = request
      await getTemplate(ctx, params.id)
      const { file, unknown } = await readUpload(request, { maxBytes: MAX_PICTURE_BYTES, fields: [] })
      nameIgnoredFields(reply, unknown)
      if (!file) throw invalidField(['body', 'image'], 'image is required: a PNG, JPEG or WebP file', 'missing')
      const key = await storeBadgePicture(ctx, file.bytes)
      return answer(request, reply, 200, (ctx) => setBadgePicture(ctx, params.id, key), sha256(key))
    },
  })
}
