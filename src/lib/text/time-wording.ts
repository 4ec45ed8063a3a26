import type { Language } from './languages.ts'

/** The locale that dates are written in, and places of time zones whose name differs from that in the list of IANA. */
type TimeWording = { dates: string; cities: Record<string, string> }

const en: TimeWording = { dates: 'en-GB', cities: {} }

const tr: TimeWording = {
  dates: 'tr',
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

export const timeWording: Record<Language, TimeWording> = { en, tr }
