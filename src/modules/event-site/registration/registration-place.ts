import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context/context.ts'
import type { SiteSection } from '../../../platform/pages/page-frame.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { type Visit, visitOf } from '../../../platform/pages/visit.ts'
import { type RegistrationMessages, registrationMessages } from './messages.ts'

/** The pages of events and registrations. Without an event, people find theirs on their own page. */
export const REGISTRATION: SiteSection = { home: '/my', words: registrationMessages }

export function placeOf({ slug }: { slug: string }): SiteSection {
  return { home: `/e/${slug}`, words: registrationMessages }
}

/** A visit with the messages of its language. */
export type RegistrationVisit = Visit & { words: RegistrationMessages }

export function registrationVisitOf(
  about: Pick<Visit, 'site' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  own: string | null,
): RegistrationVisit {
  const visit = visitOf(about, request, reply, own)
  return { ...visit, words: registrationMessages[visit.language] }
}

/** Returns the function that begins the visit of an event, in the visitor's language, else that of the event. */
export function visitsOf(services: Services) {
  const site = siteFacts(services)
  return (request: FastifyRequest, reply: FastifyReply, event: { event_language: string } | null): RegistrationVisit =>
    registrationVisitOf({ site, now: services.now() }, request, reply, event?.event_language ?? null)
}
