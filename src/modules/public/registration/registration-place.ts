import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOf } from '../../../lib/text/languages.ts'
import type { Place } from '../frame/page-frame.ts'
import { pageHeaders } from '../frame/page-headers.ts'
import { preferredLanguage } from '../frame/preferred-language.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import type { RegistrationWording } from './wording/registration-wording.ts'
import { registrationWording } from './wording/registration-words.ts'

/** The pages of events and registrations. Without an event they have no entrance of their own. */
export const REGISTRATION: Place = { home: '/verify', words: registrationWording }

export function placeOf({ slug }: { slug: string }): Place {
  return { home: `/e/${slug}`, words: registrationWording }
}

/** Where a page is read, in which language, and when. */
export type Visit = { site: SiteFacts; language: Language; words: RegistrationWording; now: Date }

/**
 * The visit of a request, in the language that the visitor prefers, else in that of what they see; its answer becomes a
 * page that nobody keeps. @param own a language tag (BCP 47)
 */
export function visitOf(
  { site, now }: Pick<Visit, 'site' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  own: string | null,
): Visit {
  const language = preferredLanguage(request.headers['accept-language'], (own && languageOf(own)) || 'en')
  reply.headers({ ...pageHeaders(language), 'Cache-Control': 'no-store' })
  return { site, language, words: registrationWording[language], now }
}
