import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { type FoundSurvey, findSurvey } from '../../surveys/index.ts'
import { siteFacts } from '../frame/site-facts.ts'
import type { Fields } from '../registration/accept-forms.ts'
import { missingPage } from '../registration/missing-page.ts'
import { visitOf } from '../registration/registration-place.ts'
import { surveyPage } from './survey-page.ts'
import { surveyWording } from './wording/survey-words.ts'

/** `fields` are of a form that was refused; `code` is the status of that. */
type Shown = { code?: 404 | 409 | 422; fields?: Fields; isSaved?: boolean }

/** Answers with the page of the survey that the address names, in the visitor's language or else the attendee's. */
export async function showSurvey(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, fields, isSaved = false }: Shown,
): Promise<FastifyReply> {
  const site = siteFacts(services)
  const { token } = request.params as { token: string }
  const found = await findOrNull(services, token)
  const own = found && (found.attendee.language ?? found.event.event_language)
  const visit = visitOf({ site, now: services.now() }, request, reply, own)
  if (found === null) return reply.code(404).send(missingPage(visit, surveyWording[visit.language].missing))
  if (code) reply.code(code)
  return reply.send(surveyPage(visit, found, { path: `${site.root}/s/${token}`, fields: fields ?? null, isSaved }))
}

async function findOrNull(services: Services, token: string): Promise<FoundSurvey | null> {
  try {
    return await findSurvey(services, token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
