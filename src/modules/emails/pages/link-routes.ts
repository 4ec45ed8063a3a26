import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { isRobot } from '../../../platform/pages/is-robot.ts'
import { countLink } from '../links/count-link.ts'
import { readTrackedLink } from '../links/link-token.ts'

/**
 * Redirects links of emails. Visitors are redirected immediately; counting the opened link happens in parallel and may
 * fail.
 */
export function linkRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/l/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: { hide: true, params: Type.Object({ token: Type.String() }), response: { 302: Type.Any() } },
      handler: async (request, reply) => {
        const link = readTrackedLink(services, request.params.token)
        if (link === null)
          throw new AppError('not_found', 'This link is not valid. It may have been cut off when it was copied.')
        if (!isRobot(request))
          countLink(services, link).catch((error) => request.log.warn({ err: error }, 'an opened link was not counted'))
        return reply
          .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
          .redirect(new URL(link.url).href, 302)
      },
    })
  }
}
