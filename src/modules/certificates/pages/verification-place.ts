import type { Language } from '../../../lib/text/languages.ts'
import type { SiteSection } from '../../../platform/pages/page-frame.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { VerificationMessages } from './messages/verification-messages.ts'
import { verificationMessages } from './messages.ts'

/** The verification pages. */
export const VERIFICATION: SiteSection = { home: '/verify', words: verificationMessages }

/** The site and language of a page. `asOf` is set if changes since then may be missing. */
export type Visit = { site: SiteFacts; language: Language; words: VerificationMessages; asOf?: Date | null }

export function visitIn(site: SiteFacts, language: Language): Visit {
  return { site, language, words: verificationMessages[language] }
}
