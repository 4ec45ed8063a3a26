import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { orNull } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { myCookie, readMyToken } from '../my-cookie.ts'
import { isToken } from '../my-link-token.ts'
import { endMySession, isOpenLink, openMySession } from '../my-session.ts'
import { askPage, openPage } from './ask-page.ts'
import { myVisit, serveMyPages } from './my-visit.ts'

const params = Type.Object({ token: Type.String({ description: 'Token of the mailed link' }) })

/** The page of a mailed link. Only its form uses the link. */
export function myLinkRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await serveMyPages(app, services)

    app.route({
      method: 'GET',
      url: '/my/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: { hide: true, params, response: { 200: Type.String(), 404: Type.String() } },
      handler: async (request, reply) => {
        const visit = myVisit(services, request, reply)
        const { token } = request.params
        if (!isToken(token) || !(await isOpenLink(services, token)))
          return reply.code(404).send(askPage(visit, { outcome: 'used' }))
        return reply.send(openPage(visit, token))
      },
    })

    app.route({
      method: 'POST',
      url: '/my/:token',
      config: { access: 'public:submit', secretAddress: true },
      schema: { ...sentForm, params },
      handler: async (request, reply) => {
        const visit = myVisit(services, request, reply)
        const opened = await orNull(openMySession(services, request.params.token))
        if (opened === null) return reply.code(404).send(askPage(visit, { outcome: 'used' }))
        await endMySession(services, readMyToken(services, request.headers.cookie))
        reply.header('Set-Cookie', myCookie(services, opened))
        return reply.redirect(`${visit.site.root}/my`, 303)
      },
    })
  }
}
