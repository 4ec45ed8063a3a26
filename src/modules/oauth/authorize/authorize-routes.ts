import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { beginAuthorization } from './begin-authorization.ts'

/** The authorisation endpoint: leads the browser to the consent page of the panel. */
export function authorizeRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/oauth/authorize',
      config: { access: 'sign-in' },
      schema: { hide: true, response: { 302: Type.Any() } },
      handler: async (request, reply) => {
        const { search } = new URL(request.url, services.siteUrl)
        const begun = await beginAuthorization(services, search)
        if ('why' in begun) request.log.warn({ why: begun.why }, 'the document of an OAuth client cannot be used')
        const page = `${services.siteUrl}/admin/connect`
        const place =
          'address' in begun
            ? begun.address
            : 'request' in begun
              ? `${page}?request=${begun.request}`
              : `${page}?problem=${begun.problem}`
        return reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(place, 302)
      },
    })
  }
}
