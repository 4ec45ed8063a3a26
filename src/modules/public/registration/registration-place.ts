import type { Language } from '../../../platform/text/languages.ts'
import type { Place } from '../frame/page-frame.ts'
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

export function visitIn(site: SiteFacts, language: Language, now: Date): Visit {
  return { site, language, words: registrationWording[language], now }
}
