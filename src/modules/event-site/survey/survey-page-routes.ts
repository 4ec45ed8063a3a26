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

/** Surveys, for whoever has the link of an attendee. Opening one changes nothing: mail programs open links to look at them. */
export function surveyPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    pageWithForm(app, {
      url: '/s/:token',
      // A whole hall answers from one address when an event ends, and nobody sends this without the link of an attendee.
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
