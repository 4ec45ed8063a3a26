import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { readKey } from '../../../platform/http/operations/idempotency.ts'
import { FILE_TYPES } from './certificate-files.ts'
import { previewDesign } from './preview-design.ts'
import { PreviewDesignBody } from './preview-design-schema.ts'

/** Designs tried out. */
export const previewDesignRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'POST',
    url: '/admin/designs/preview',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'previewDesign',
      summary: 'Draw a preview of a design',
      description:
        'Draws a layout, a design or a built-in one with a sample, or with what an attendee would get. Nothing is made or kept: its code and QR code say PREVIEW, and verify as nothing. An attendee needs the scope attendees:read too. A JPEG takes the least time.',
      tags: ['Designs'],
      body: PreviewDesignBody,
      produces: [FILE_TYPES.jpg, FILE_TYPES.png, FILE_TYPES.pdf],
      response: { 200: Type.Any({ description: 'The file' }) },
    },
    handler: async (request, reply) => {
      // It may be asked for as often as one likes, so no answer is kept for the key.
      readKey(request)
      const { kind, bytes } = await previewDesign(request.ctx, request.body)
      return reply.type(FILE_TYPES[kind]).send(bytes)
    },
  })
}
