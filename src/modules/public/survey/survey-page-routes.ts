import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../../../platform/context.ts'
import { AppError, errorStatus } from '../../../platform/errors.ts'
import { Type } from '../../../platform/type.ts'
import { answerSurvey, findSurvey } from '../../surveys/index.ts'
import { servePages } from '../frame/serve-pages.ts'
import { siteFacts } from '../frame/site-facts.ts'
import { acceptForms, type Fields } from '../registration/accept-forms.ts'
import { visitorIn } from '../registration/registration-api-routes.ts'
import { REGISTRATION } from '../registration/registration-place.ts'
import { showSurvey } from './show-survey.ts'
import { readSurvey } from './survey-form.ts'

const params = Type.Object({ token: Type.String({ description: 'Whose survey it is' }) })

/** Surveys, for whoever has the link of an attendee. Opening one changes nothing: mail programs open links to look at them. */
export function surveyPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    acceptForms(app)

    app.route({
      method: 'GET',
      url: '/s/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params,
        querystring: Type.Object({ done: Type.Optional(Type.String()) }),
        response: { 200: Type.String(), 404: Type.String() },
      },
      handler: async (request, reply) =>
        showSurvey(services, request, reply, { isSaved: request.query.done === 'answer' }),
    })

    app.route({
      method: 'POST',
      url: '/s/:token',
      // A whole hall answers from one address when an event ends, and nobody sends this without the link of an attendee.
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params,
        body: Type.Record(Type.String(), Type.Any()),
        response: { 303: Type.Null(), 404: Type.String(), 409: Type.String(), 422: Type.String() },
      },
      handler: async (request, reply) => {
        const { token } = request.params
        const fields = request.body as Fields
        try {
          const { event } = await findSurvey(services, token)
          await answerSurvey(visitorIn(services, request), token, readSurvey(event.survey ?? [], fields))
        } catch (error) {
          const code = error instanceof AppError ? errorStatus[error.code] : 500
          if (code !== 404 && code !== 409 && code !== 422) throw error
          return showSurvey(services, request, reply, { code, fields })
        }
        return reply.redirect(`${site.root}/s/${token}?done=answer`, 303)
      },
    })
  }
}
