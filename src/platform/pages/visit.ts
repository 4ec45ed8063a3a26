import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languageOf } from '../../lib/text/languages.ts'
import { pageHeaders } from './page-headers.ts'
import { preferredLanguage } from './preferred-language.ts'
import type { SiteFacts } from './site-facts.ts'

/** The site of a page, the language it is shown in, and the time of the request. */
export type Visit = { site: SiteFacts; language: Language; now: Date }

/**
 * Starts an uncached response in the language that the visitor prefers, otherwise in that of the content.
 * @param own language tag of the content (BCP 47)
 */
export function visitOf(
  { site, now }: Pick<Visit, 'site' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  own: string | null,
): Visit {
  const language = preferredLanguage(request.headers['accept-language'], (own && languageOf(own)) || 'en')
  reply.headers({ ...pageHeaders(language), 'Cache-Control': 'no-store' })
  return { site, language, now }
}
