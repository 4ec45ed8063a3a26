import type { Texts } from '../../lib/text/texts.ts'

export const time: Texts['time'] = {
  dates: 'tr',
  comma: ', ',
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
