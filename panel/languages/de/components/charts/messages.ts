import type { chartMessages as chartMessagesType } from '../../../../src/components/charts/messages.ts'

export const chartMessages: typeof chartMessagesType = {
  asTable: 'Als Tabelle anzeigen',
  nothingIn: (name) => `${name}: keine`,
  described: (name, { sum, most, when }) => `${name}: insgesamt ${sum}, am meisten (${most}): ${when}`,
  step: 'Schritt',
  count: 'Anzahl',
  ofFirst: 'Anteil an allen',
  ofPrevious: 'Anteil am Schritt davor',
  up: (share) => `${share} mehr`,
  down: (share) => `${share} weniger`,
  same: 'unverändert',
  before: (previous) => `davor ${previous}`,
  empty: 'Nichts in diesem Zeitraum.',
  early: (since, from) =>
    `Noch nicht genug Daten: Die ersten Zahlen sind vom ${since}. Ab ${from} ist ein Trend zu sehen.`,
  weekOf: (day) => `Woche ab ${day}`,
  range: 'Zeitraum',
  periods: {
    '7': 'Letzte 7 Tage',
    '30': 'Letzte 30 Tage',
    '90': 'Letzte 90 Tage',
    '365': 'Letzte 12 Monate',
    all: 'Gesamte Zeit',
    custom: 'Eigener Zeitraum',
  },
  from: 'Erster Tag',
  to: 'Letzter Tag',
  interval: 'Balken pro',
  intervals: { day: 'Tag', week: 'Woche', month: 'Monat' },
  download: 'Zahlen herunterladen',
  asOf: (time) => `Stand: ${time}`,
}
