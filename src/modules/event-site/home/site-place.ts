import { translated } from '../../../lib/text/translated.ts'
import type { SectionMessages, SiteSection } from '../../../platform/pages/page-frame.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    site: SectionMessages
  }
}

/** The site as a whole, for addresses outside its parts. */
export const SITE: SiteSection = {
  home: '/',
  words: translated('site', {
    brand: 'Events and certificates',
    skipLink: 'Skip to content',
    failure: {
      note: 'The link may be incomplete, or the page may have moved.',
      onward: 'Go to the start page',
    },
  }),
}
