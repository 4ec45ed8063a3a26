import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../../../platform/context.ts'
import { AppError, errorStatus, invalidField } from '../../../platform/errors.ts'
import { Type } from '../../../platform/type.ts'
import { cancelRegistration, changeRegistration, type Visitor } from '../../attendees/index.ts'
import { servePages } from '../frame/serve-pages.ts'
import { siteFacts } from '../frame/site-facts.ts'
import { acceptForms, type Fields, textOf } from './accept-forms.ts'
import { visitorIn } from './registration-api-routes.ts'
import { REGISTRATION } from './registration-place.ts'
import { showRegistration } from './show-registration.ts'
import { takeChange } from './take-change.ts'

const params = Type.Object({ token: Type.String({ description: 'The registration' }) })

/** Registrations, for whoever has their link. Only forms change anything: mail programs open links to look at them. */
export function personalPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/t/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params,
        querystring: Type.Object({ done: Type.Optional(Type.String()) }),
        response: { 200: Type.String(), 404: Type.String() },
      },
      handler: async (request, reply) =>
        showRegistration(services, request, reply, { isSaved: request.query.done === 'change' }),
    })

    app.route({
      method: 'POST',
      url: '/t/:token',
      config: { access: 'public:submit', secretAddress: true },
      schema: {
        hide: true,
        params,
        body: Type.Record(Type.String(), Type.Any()),
        response: { 303: Type.Null(), 404: Type.String(), 409: Type.String(), 422: Type.String() },
      },
      handler: async (request, reply) => {
        const { token } = request.params
        const fields = request.body as Fields
        const act = textOf(fields, 'act')
        try {
          await takeAct(visitorIn(services, request), token, act, fields)
        } catch (error) {
          const code = error instanceof AppError ? errorStatus[error.code] : 500
          if (code !== 404 && code !== 409 && code !== 422) throw error
          return showRegistration(services, request, reply, { code, ...(act === 'change' ? { fields } : {}) })
        }
        return reply.redirect(`${site.root}/t/${token}${act === 'change' ? '?done=change' : ''}`, 303)
      },
    })
  }
}

/** Does what a form of the page is for, by its field `act`. @throws AppError as the verbs of registrations */
async function takeAct(visitor: Visitor, token: string, act: string, fields: Fields): Promise<void> {
  if (act === 'accept') await changeRegistration(visitor, token, { status: 'registered' })
  else if (act === 'cancel') await cancelRegistration(visitor, token)
  else if (act === 'change') await takeChange(visitor, token, fields)
  else throw invalidField(['body', 'act'], 'act must be accept, cancel or change', 'enum')
}
