import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../../../platform/context/context.ts'
import { pageWithForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { visitorIn } from '../../organisations/index.ts'
import { answerSurvey, findSurvey } from '../../surveys/index.ts'
import { REGISTRATION } from '../registration/registration-place.ts'
import { showSurvey } from './show-survey.ts'
import { readSurvey } from './survey-form.ts'

/** Surveys by personal link. Opening one changes nothing, since mail programs open links. */
export function surveyPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    pageWithForm(app, {
      url: '/s/:token',
      // After an event many people answer from one IP address, and only with a personal link.
      submitting: 'public:read',
      secretAddress: true,
      show: (request, reply, shown) => showSurvey(services, request, reply, shown),
      take: async (request, fields) => {
        const { token } = request.params as { token: string }
        const { event } = await findSurvey(services, token)
        await answerSurvey(visitorIn(services, request), token, readSurvey(event.survey ?? [], fields))
        return `${site.root}/s/${token}?done=answer`
      },
    })
  }
}
