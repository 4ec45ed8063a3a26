import type { FastifyReply, FastifyRequest } from 'fastify'
import { orNull } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { Shown } from '../../../platform/pages/page-with-form-routes.ts'
import { findSurvey } from '../../surveys/index.ts'
import { showPersonalPage } from '../registration/show-personal-page.ts'
import { surveyMessages } from './messages.ts'
import { surveyPage } from './survey-page.ts'

/** Sends the survey page of a personal link. */
export async function showSurvey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, fields, done }: Shown,
): Promise<FastifyReply> {
  const { token } = request.params as { token: string }
  return showPersonalPage(services, request, reply, {
    found: await orNull(findSurvey(services, token)),
    code,
    missing: (language) => surveyMessages[language].missing,
    draw: (visit, found) =>
      surveyPage(visit, found, {
        path: `${visit.site.root}/s/${token}`,
        fields: fields ?? null,
        isSaved: done === 'answer',
      }),
  })
}
