import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { type FoundRegistration, findRegistration } from '../../attendees/index.ts'
import { siteFacts } from '../frame/site-facts.ts'
import type { Fields } from './accept-forms.ts'
import { judgeForm, readTyped } from './judge-form.ts'
import { missingPage } from './missing-page.ts'
import { personalPage } from './personal-page.ts'
import { visitOf } from './registration-place.ts'
import { personalWording } from './wording/personal-words.ts'

/** `fields` are of a change that was refused; `code` is the status of that. */
type Shown = { code?: 404 | 409 | 422; fields?: Fields; isSaved?: boolean }

/** Answers with the page of the registration that the address names, in the visitor's language or else its own. */
export async function showRegistration(
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
  if (found === null) return reply.code(404).send(missingPage(visit, personalWording[visit.language].missing))
  if (code) reply.code(code)
  const questions = found.event.registration_questions ?? []
  const form = fields ? judgeForm(visit, questions, readTyped(questions, fields), 'known') : null
  return reply.send(await personalPage(visit, found, { path: `${site.root}/t/${token}`, form, isSaved }))
}

async function findOrNull(services: Services, token: string): Promise<FoundRegistration | null> {
  try {
    return await findRegistration(services, token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
