import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../lib/text/languages.ts'
import type { Services } from '../../../platform/context/context.ts'
import { missingPage } from '../../../platform/pages/missing-page.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { REGISTRATION, type RegistrationVisit, registrationVisitOf } from './registration-place.ts'

type Personal = { attendee: { language: string | null }; event: { event_language: string } }

/**
 * Sends the page of a personal link, in the visitor's language, else the attendee's.
 * @param page lookup of the link (null when it leads nowhere), rendering, and messages for a missing one
 */
export async function showPersonalPage<Found extends Personal>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  page: {
    found: Found | null
    code: 404 | 409 | 422 | undefined
    draw: (visit: RegistrationVisit, found: Found) => Html | Promise<Html>
    missing: (language: Language) => { heading: string; text: string }
  },
): Promise<FastifyReply> {
  const { found, code, draw, missing } = page
  const site = siteFacts(services)
  const own = found && (found.attendee.language ?? found.event.event_language)
  const visit = registrationVisitOf({ site, now: services.now() }, request, reply, own)
  if (found === null) return reply.code(404).send(missingPage(visit, missing(visit.language), REGISTRATION))
  if (code) reply.code(code)
  return reply.send(await draw(visit, found))
}
