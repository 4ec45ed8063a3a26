import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { CHECKABLE, sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { documentAuthorities } from '../documents/document-authorities.ts'

/** The certificates that readers of our PDFs may trust. */
export function documentAuthorityRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/document-signing.pem',
      config: CHECKABLE,
      schema: { hide: true, response: { 200: Type.Any() } },
      handler: async (request, reply) => {
        const body = await documentAuthorities(reading(request, services))
        if (body === '') throw new AppError('not_found', 'No document has been signed here yet.')
        return sendCheckable(request, reply, { body, type: 'application/x-pem-file', cache: 'public, max-age=3600' })
      },
    })
  }
}
