import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { retentionMessages as retentionMessagesType } from '../../../../../src/pages/privacy/messages/retention.ts'

const plural = pluralsOf('de')

export const retentionMessages: typeof retentionMessagesType = {
  settings: 'Aufbewahrung in Tagen',
  about:
    'Ältere Daten werden jede Nacht endgültig gelöscht. Zertifikate, Kontakte und das Audit-Log sind nicht betroffen.',
  kinds: {
    deliveries: {
      name: 'Webhook-Zustellungen',
      about: 'Gerechnet ab Zustellung, Fehlschlag oder Abbruch.',
    },
    attempts: {
      name: 'Antworten auf Webhooks',
      about: 'Antworten der Empfänger. Spätestens mit ihrer Zustellung gelöscht.',
    },
    scans: {
      name: 'Scan-Protokoll',
      about: 'Gerechnet ab dem letzten Scan der Veranstaltung. Check-ins und Teilnahmen bleiben.',
    },
    emails: {
      name: 'E-Mails',
      about: 'Mit ihrem Text, gerechnet ab Versand, Fehlschlag oder Abbruch.',
    },
    domain_events: { name: 'Ereignis-Feed', about: 'Mindestens so lange wie die Zustellungen.' },
    request_log: { name: 'Anfrageprotokoll', about: 'Anfragen an die API.' },
  },
  limits: (min, max) => `${min} bis ${max} Tage.`,
  orAlways: 'Leer bedeutet unbegrenzt.',
  shorter: 'Ältere Daten löschen?',
  shorterAbout: 'Mit diesen Einstellungen löscht der nächste Lauf die folgenden Daten endgültig.',
  confirm: 'Speichern und löschen',
  records: 'Daten',
  count: 'Anzahl',
  atLeast: (count) => `${count} oder mehr`,
  runs: 'Letzte Läufe',
  last: 'Letzter Lauf',
  none: 'Noch keiner',
  statuses: {
    running: 'Läuft',
    complete: 'Abgeschlossen',
    interrupted: 'Unterbrochen, geht innerhalb einer Stunde weiter',
  },
  duration: 'Dauer',
  next: 'Nächster Lauf',
  removedLast: 'Letzter Lauf',
  removedAll: (runs) => plural(runs, { one: 'Letzter Lauf', other: 'Letzte # Läufe' }),
  runNow: 'Jetzt ausführen',
  runAbout: 'Daten, die älter sind, als die Einstellungen erlauben, werden jetzt statt heute Nacht endgültig gelöscht.',
  started: 'Gestartet. Das Ergebnis erscheint hier.',
}
