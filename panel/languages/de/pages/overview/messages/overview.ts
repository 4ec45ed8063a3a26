import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { overviewMessages as overviewMessagesType } from '../../../../../src/pages/overview/messages/overview.ts'

const plural = pluralsOf('de')

export const overviewMessages: typeof overviewMessagesType = {
  wrong: 'Zu beachten',
  nothingWrong: 'Alles funktioniert.',
  noMailServer: 'Es ist kein Mailserver eingerichtet. E-Mails werden gespeichert, aber nicht zugestellt.',
  emailsFailed: (n) =>
    plural(n, {
      one: '# E-Mail ist in den letzten 7 Tagen fehlgeschlagen.',
      other: '# E-Mails sind in den letzten 7 Tagen fehlgeschlagen.',
    }),
  endpointsFailing: (n) => plural(n, { one: '# Webhook ist gestört.', other: '# Webhooks sind gestört.' }),
  endpointsOff: (n) =>
    plural(n, {
      one: '# Webhook wurde nach wiederholten Fehlern ausgeschaltet.',
      other: '# Webhooks wurden nach wiederholten Fehlern ausgeschaltet.',
    }),
  jobsFailed: (n) =>
    plural(n, {
      one: '# Hintergrundauftrag ist in den letzten 7 Tagen fehlgeschlagen.',
      other: '# Hintergrundaufträge sind in den letzten 7 Tagen fehlgeschlagen.',
    }),
  creditsLow: (n) => `Die Credits gehen zur Neige: noch ${n}, weniger als in den letzten 30 Tagen verbraucht.`,
  look: 'Ansehen',
  next: 'Nächste Veranstaltung',
  noNext: 'Keine kommenden Veranstaltungen.',
  attendees: 'Teilnehmende',
  certificates: 'Zertifikate',
  runs: 'Hintergrundaufträge',
  nothingRuns: 'Es läuft nichts.',
  ofHow: (done, total) => `${done} von ${total}`,
  rest: (minutes) => `Noch etwa ${minutes} Min.`,
  jobKind: {
    bulk_job: 'Sammelzertifikate',
    contact_import: 'Import von Kontakten',
    lead_scores: 'Lead-Scores',
    retention: 'Aufbewahrung',
  },
  jobStatus: { pending: 'Wartet', running: 'Läuft' },
  went: 'Aktivität',
  days: 'Letzte 30 Tage',
  allTime: 'Gesamte Zeit',
  totals: {
    events: 'Veranstaltungen',
    attendees: 'Teilnehmende',
    certificates: 'Zertifikate',
    badges: 'Badges',
    contacts: 'Kontakte',
  },
  registrations: 'Anmeldungen',
  issued: 'Ausgestellte Zertifikate',
  before: (n) => `${n} in den 30 Tagen davor`,
  asTable: (what) => `${what} nach Tag (Tabelle)`,
  day: 'Tag',
  nothingToSee: 'Wählen Sie im Menü eine Seite, um zu beginnen.',
}
