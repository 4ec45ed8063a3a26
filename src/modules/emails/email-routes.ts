import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { errorAnswer } from '../../platform/http/openapi/openapi-errors.ts'
import { Id } from '../../platform/http/validation/schema.ts'
import { drawAttachment } from './draw-attachment.ts'

export function emailRoutes({ attachmentKinds }: Services): FastifyPluginAsyncTypebox {
  const types = new Set(attachmentKinds.map(({ contentType }) => contentType.split(';', 1)[0]!))
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/admin/emails/:id/attachments/:file_name',
      config: { access: 'emails:read' },
      schema: {
        operationId: 'getEmailAttachment',
        summary: 'Download an attachment',
        description: "Downloads the current version of an email's attachment.",
        tags: ['Emails'],
        params: Type.Object({
          id: Id,
          file_name: Type.String({ maxLength: 100, description: 'File name as listed in the email' }),
        }),
        produces: [...types].toSorted(),
        response: {
          200: Type.Any({ description: 'The file' }),
          410: errorAnswer('The record shown in the attachment no longer exists'),
        },
      },
      handler: async ({ ctx, params }, reply) => {
        const { contentType, bytes } = await drawAttachment(ctx, params.id, params.file_name)
        return reply
          .type(contentType)
          .header('Content-Disposition', `attachment; filename="${params.file_name}"`)
          .send(bytes)
      },
    })
  }
}
