import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { acceptUploads, readUpload } from '../../platform/http/uploads/read-upload.ts'
import { nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { addPicture, storeLayoutPicture } from './add-picture.ts'
import { LayoutPicture, PictureUpload } from './picture-schema.ts'

const MAX_PICTURE_BYTES = 10 * 1_048_576

/** Uploading pictures for designs: logos, signatures, seals. */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/pictures',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'addPicture',
      summary: 'Add a picture for designs',
      description:
        'Uploads a logo, signature or seal, which fields of the type `image` use as `picture`, or the cover of an event (`cover_image_url`). It is turned upright and scaled to at most 1,000 pixels in width and height. A picture that no design version and no event uses is deleted after a week.',
      tags: ['Designs'],
      consumes: ['multipart/form-data'],
      form: PictureUpload,
      response: { 201: LayoutPicture },
    },
    handler: async (request, reply) => {
      const upload = await readUpload(request, { maxBytes: MAX_PICTURE_BYTES, fields: [] })
      nameIgnoredFields(reply, upload.unknown)
      if (upload.file === null)
        throw invalidField(['body', 'image'], 'image is required: send the picture as a file', 'missing')
      const stored = await storeLayoutPicture(request.ctx, upload.file.bytes)
      return answer(request, reply, 201, (ctx) => addPicture(ctx, stored), sha256(stored.name))
    },
  })
}
