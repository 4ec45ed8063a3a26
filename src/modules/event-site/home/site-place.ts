import type { SiteSection } from '../../../platform/pages/page-frame.ts'

/** The site as a whole, for addresses outside its parts. */
export const SITE: SiteSection = {
  home: '/',
  words: {
    en: {
      brand: 'Events and certificates',
      skipLink: 'Skip to content',
      failure: {
        note: 'The link may be incomplete, or the page may have moved.',
        onward: 'Go to the start page',
      },
    },
    tr: {
      brand: 'Etkinlikler ve sertifikalar',
      skipLink: 'İçeriğe geç',
      failure: {
        note: 'Bağlantı eksik olabilir ya da sayfa taşınmış olabilir.',
        onward: 'Ana sayfaya git',
      },
    },
  },
}
