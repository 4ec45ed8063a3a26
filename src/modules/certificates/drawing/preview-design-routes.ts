import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import { readKey } from '../../../platform/http/operations/idempotency.ts'
import { FILE_TYPES } from './certificate-files.ts'
import { previewDesign } from './preview-design.ts'
import { PreviewDesignBody } from './preview-design-schema.ts'

/** Previews of designs. */
export const previewDesignRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'POST',
    url: '/admin/designs/preview',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'previewDesign',
      summary: 'Preview a design',
      description:
        'Draws a layout, a design or a built-in design with sample data, or as an attendee would get it, which also needs the scope `attendees:read`. Nothing is created or stored; the code and QR code say PREVIEW and verify as nothing. JPEG is the fastest format.',
      tags: ['Designs'],
      body: PreviewDesignBody,
      produces: [FILE_TYPES.jpg, FILE_TYPES.png, FILE_TYPES.pdf],
      response: { 200: Type.Any({ description: 'The file' }) },
    },
    handler: async (request, reply) => {
      // Requests may repeat freely, so no response is stored for the idempotency key.
      readKey(request)
      const { kind, bytes } = await previewDesign(request.ctx, request.body)
      return reply.type(FILE_TYPES[kind]).send(bytes)
    },
  })
}
