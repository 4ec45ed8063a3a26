import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { sendPacked } from '../../platform/http/responses/packed-file.ts'
import { packedFont } from './font-files.ts'

/** The fonts of certificates, for pages that draw designs. */
export const fontRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/fonts/:file',
    config: { access: 'public:read' },
    schema: {
      operationId: 'getFont',
      summary: 'Get a font of designs',
      description:
        'Returns a font that certificates are drawn with, as a TrueType file, compressed if the client accepts it. No API key is needed. Its address is in the `fonts` of a scene and always means the same bytes.',
      tags: ['Designs'],
      params: Type.Object({ file: Type.String({ description: 'Name of the file, as in its address' }) }),
      produces: ['font/ttf'],
      response: { 200: Type.Any({ description: 'The font' }) },
    },
    handler: async (request, reply) => {
      const file = await packedFont(request.params.file)
      if (file === null) throw new AppError('not_found', 'This font does not exist.')
      reply.headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      })
      return sendPacked(request, reply, file, 'font/ttf')
    },
  })
}
