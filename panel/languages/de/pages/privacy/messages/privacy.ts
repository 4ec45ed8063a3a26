import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  privacyMessages as privacyMessagesType,
  requestMessages as requestMessagesType,
} from '../../../../../src/pages/privacy/messages/privacy.ts'

const plural = pluralsOf('de')

export const privacyMessages: typeof privacyMessagesType = {
  title: 'Datenschutz',
  views: { person: 'Daten einer Person', requests: 'Löschanträge', retention: 'Aufbewahrung' },
  about:
    'Personen dürfen die Daten verlangen, die Sie über sie gespeichert haben, oder um deren Löschung bitten. Alles wird über die E-Mail-Adresse gefunden.',
  email: 'E-Mail-Adresse',
  download: 'Daten herunterladen',
  downloadAbout: 'Eine ZIP-Datei mit allem zu der Adresse sowie Zertifikaten, Tickets und Badges.',
  downloaded: 'Daten heruntergeladen.',
  erase: 'Person löschen',
  eraseTitle: (email) => `Löschen: ${email}?`,
  eraseAbout:
    'Das lässt sich nicht rückgängig machen. Frühere Sicherungen und schon gesendete E-Mails werden nicht erreicht.',
  certificates: 'Zertifikate',
  certificatesAre: {
    keep: 'Bleiben gültig, mit dem Namen',
    anonymise: 'Werden widerrufen und verlieren den Namen',
  },
  nothing: 'Zu dieser Adresse ist nichts gespeichert.',
  erased: 'Gelöscht',
  kept: 'Behalten',
  records: 'Daten',
  count: 'Anzahl',
  happens: 'Was geschieht',
  why: 'Warum sie bleiben',
  done: (count) =>
    plural(count, {
      one: '# Eintrag wurde gelöscht oder anonymisiert.',
      other: '# Einträge wurden gelöscht oder anonymisiert.',
    }),
  allRecords: 'Daten anzeigen',
}

export const requestMessages: typeof requestMessagesType = {
  title: 'Löschanträge',
  none: 'Keine Löschanträge.',
  noneHow: 'Personen können auf ihrer eigenen Seite unter /my um Löschung bitten. Ihre Anträge erscheinen hier.',
  person: 'Person',
  ended: 'Nicht mehr gespeichert',
  status: 'Status',
  statuses: { open: 'Offen', erased: 'Gelöscht', declined: 'Abgelehnt' },
  asked: 'Gestellt',
  endedAt: 'Beendet',
  reason: 'Grund',
  one: 'Löschantrag',
  due: 'Gesetze setzen dafür meist eine Frist von einem Monat.',
  decline: 'Ablehnen',
  declineTitle: 'Antrag ablehnen?',
  declineAbout:
    'Die Person wird nicht benachrichtigt. Schreiben Sie ihr, bevor Sie ablehnen: Danach enthält der Antrag ihre Adresse nicht mehr.',
  write: 'Der Person schreiben',
  subject: 'Ihr Antrag auf Löschung Ihrer Daten',
  reasonAbout: 'Für Ihre eigenen Unterlagen. Nennen Sie die Person nicht.',
  declined: 'Antrag abgelehnt.',
}
