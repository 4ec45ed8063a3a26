import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError, orNull } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptForms } from '../../../platform/pages/accept-forms.ts'
import { missingPage } from '../../../platform/pages/missing-page.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { confirmRegistration, findRequest, registrationState } from '../../attendees/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { confirmPage } from './confirm-page.ts'
import { donePage } from './done-page.ts'
import { REGISTRATION, visitsOf } from './registration-place.ts'

const params = Type.Object({ token: Type.String({ description: 'Token of the mailed link' }) })

/** The page of a mailed link that confirms a registration. Only its button confirms, because programs open links. */
export function confirmPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const begin = visitsOf(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/confirm/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: { hide: true, params, response: { 200: Type.String(), 404: Type.String() } },
      handler: async (request, reply) => {
        const found = await orNull(findRequest(services, request.params.token))
        const visit = begin(request, reply, found?.event ?? null)
        if (found === null) return reply.code(404).send(missingPage(visit, visit.words.confirm.missing, REGISTRATION))
        const { event, outcome } = found
        if (outcome !== null) return reply.send(donePage(visit, event, { status: outcome, hasGuests: false }, true))
        return reply.send(confirmPage(visit, event, { token: request.params.token, obstacle: null }))
      },
    })

    app.route({
      method: 'POST',
      url: '/confirm/:token',
      config: { access: 'public:submit', secretAddress: true },
      schema: { ...sentForm, params },
      handler: async (request, reply) => {
        const { token } = request.params
        try {
          await confirmRegistration(visitorIn(services, request), token)
          return reply.redirect(`${site.root}/confirm/${token}`, 303)
        } catch (error) {
          const found = await orNull(findRequest(services, token))
          const visit = begin(request, reply, found?.event ?? null)
          if (found === null) return reply.code(404).send(missingPage(visit, visit.words.confirm.missing, REGISTRATION))
          // The organiser has closed registration or changed the form since, or others took the last places of a session.
          const isClosed = registrationState(found.event, visit.now) !== 'open'
          const obstacle = obstacleOf(error)
          if (!isClosed && obstacle === null) throw error
          return reply.code(409).send(confirmPage(visit, found.event, { token, obstacle }))
        }
      },
    })
  }
}

function obstacleOf(error: unknown): 'changed' | 'full' | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'session_full') return 'full'
  return error.code === 'validation_failed' ? 'changed' : null
}
