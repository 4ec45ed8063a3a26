import type { Language } from '../../../lib/text/languages.ts'
import type { SiteSection } from '../../../platform/pages/page-frame.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { VerificationWording } from './wording/verification-wording.ts'
import { verificationWording } from './wording/verification-words.ts'

/** The verification pages. */
export const VERIFICATION: SiteSection = { home: '/verify', words: verificationWording }

/** The site and language of a page. */
export type Visit = { site: SiteFacts; language: Language; words: VerificationWording }

export function visitIn(site: SiteFacts, language: Language): Visit {
  return { site, language, words: verificationWording[language] }
}
