import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { findDoorLink } from './find-door-link.ts'

/**
 * Opens a door link on the page for check-in, which learns the event from the address. The token goes behind `#`, which
 * browsers send to nobody.
 */
export const doorLinkRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const door = `${siteFacts(services).root}/door`
    app.route({
      method: 'GET',
      url: '/door/:token(^lrl_door_.*$)',
      config: { access: 'public:read', secretAddress: true },
      schema: { hide: true, params: Type.Object({ token: Type.String() }), response: { 302: Type.Null() } },
      handler: async (request, reply) => {
        const { token } = request.params
        const eventId = await findDoorLink(services, token)
        reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
        return reply.redirect(eventId === null ? `${door}#ended` : `${door}?event=${eventId}#${token}`)
      },
    })
  }
