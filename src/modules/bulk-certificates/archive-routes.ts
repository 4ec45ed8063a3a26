import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../lib/type.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { readArchiveLink } from './archive-link.ts'
import { getBulkJob } from './bulk-queries.ts'
import { sendArchive } from './send-archive.ts'

/** Serves archives of bulk jobs by temporary links. */
export function archiveRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/archives/:link',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params: Type.Object({ link: Type.String({ maxLength: 150 }) }),
        produces: ['application/zip'],
        response: { 200: Type.Any() },
      },
      handler: async (request, reply) => {
        const { orgId, eventId, jobId } = readArchiveLink(services, request.params.link)
        reply.header('Cache-Control', 'no-store')
        return sendArchive(reply, services, () =>
          getBulkJob(jobContext(services, orgId, 'archive-link'), eventId, jobId),
        )
      },
    })
  }
}
