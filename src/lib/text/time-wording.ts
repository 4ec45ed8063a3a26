import type { Language } from './languages.ts'

/** The locale for dates, the beginning of an event of several days, and cities whose name differs from the one in the IANA time zone database. */
type TimeMessages = { dates: string; cities: Record<string, string>; startingAt: (clock: string) => string }

const en: TimeMessages = { dates: 'en-GB', cities: {}, startingAt: (clock) => `starting at ${clock}` }

const tr: TimeMessages = {
  dates: 'tr',
  startingAt: (clock) => `başlangıç ${clock}`,
  cities: {
    Istanbul: 'İstanbul',
    Nicosia: 'Lefkoşa',
    Famagusta: 'Gazimağusa',
    Baku: 'Bakü',
    Athens: 'Atina',
    London: 'Londra',
    Brussels: 'Brüksel',
    Vienna: 'Viyana',
    Zurich: 'Zürih',
    Rome: 'Roma',
    Moscow: 'Moskova',
    Cairo: 'Kahire',
    Tehran: 'Tahran',
  },
}

export const timeMessages: Record<Language, TimeMessages> = { en, tr }
