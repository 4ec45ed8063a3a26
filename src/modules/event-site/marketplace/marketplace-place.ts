import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../lib/text/languages.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import type { SiteSection } from '../../../platform/pages/page-frame.ts'
import { pageHeaders } from '../../../platform/pages/page-headers.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { ListedEvent } from '../../marketplace/index.ts'
import type { AskedOnPage } from './asked-on-page.ts'
import { type MarketplaceMessages, marketplaceMessages } from './messages.ts'

/** The list of public events. */
export const MARKETPLACE: SiteSection = { home: '/marketplace', words: marketplaceMessages }

/** A visit to the list, with the messages of its language. */
export type MarketVisit = { site: SiteFacts; language: Language; words: MarketplaceMessages; now: Date }

/** Query and result; `organiser` is the name of the filtered organiser. `page` is null for too many words. */
export type Found = { asked: AskedOnPage; page: Listed<ListedEvent> | null; organiser: string | null }

export function marketVisit(site: SiteFacts, now: Date, request: FastifyRequest, reply: FastifyReply): MarketVisit {
  const language = preferredLanguage(request.headers['accept-language'], 'en')
  reply.headers(pageHeaders(language))
  return { site, language, words: marketplaceMessages[language], now }
}
