import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  eventMessages as eventMessagesType,
  eventSettingsMessages as eventSettingsMessagesType,
  kinds as kindsType,
  shareMessages as shareMessagesType,
} from '../../../../src/pages/events/messages.ts'
import { visibilities } from './overview/messages.ts'

const plural = pluralsOf('de')

export const kinds: typeof kindsType = {
  conference: 'Konferenz',
  workshop: 'Workshop',
  seminar: 'Seminar',
  webinar: 'Webinar',
  training: 'Schulung',
  course: 'Kurs',
  meetup: 'Treffen',
  ceremony: 'Feier',
  competition: 'Wettbewerb',
  other: 'Andere',
}

export const eventMessages: typeof eventMessagesType = {
  newEvent: 'Neue Veranstaltung',
  find: 'Veranstaltungen suchen',
  name: 'Name',
  date: 'Datum',
  place: 'Ort',
  kind: 'Art',
  attendees: 'Teilnehmende',
  seenBy: 'Sichtbarkeit',
  noDate: 'Kein Datum',
  visibility: visibilities,
  when: { '': 'Kommende', past: 'Vergangene', all: 'Alle' },
  status: 'Status',
  statuses: {
    today: 'Heute',
    over: 'Vorbei',
    open: 'Anmeldung offen',
    closed: 'Anmeldung geschlossen',
    off: 'Keine Anmeldung',
  },
  noneUpcoming: 'Keine kommenden Veranstaltungen.',
  kinds,
  first: 'Noch keine Veranstaltungen.',
  firstHow:
    'Erstellen Sie Ihre erste Veranstaltung, um Teilnehmende anzumelden, sie einzuchecken und Zertifikate auszustellen.',
  create: 'Veranstaltung erstellen',
  back: 'Veranstaltungen',
  pages: 'Seite',
}

export const eventSettingsMessages: typeof eventSettingsMessagesType = {
  title: 'Einstellungen',
  about: 'Angaben',
  name: 'Name',
  kind: 'Art',
  kinds,
  date: 'Beginn',
  zone: 'Zeitzone',
  language: 'Sprache',
  languageAbout: 'Für Zertifikate, E-Mails und öffentliche Seiten.',
  place: 'Ort',
  description: 'Beschreibung',
  access: 'Sichtbarkeit und Check-in',
  toRegistration: 'Einstellungen und Fragen der Anmeldung',
  visibility: 'Sichtbarkeit',
  visibilities,
  certificates: 'Zertifikate',
  certificatesOn: 'Zertifikate für diese Veranstaltung ausstellen',
  eligibility: 'Wer ein Zertifikat erhält',
  eligibilities: { registered: 'Alle Angemeldeten', attended: 'Alle Eingecheckten' },
  minPercent: 'Mindestteilnahme an Sessions (%)',
  minMinutes: 'Mindestzeit vor Ort (Minuten)',
  noticeDays: 'Hinweis vor dem Ablauf (Tage)',
  noticeDaysAbout: 'So viele Tage vor Ablauf eines Zertifikats erfahren Automationen und Webhooks davon.',
  requiresSurvey: 'Nur wer die Umfrage beantwortet hat',
  design: 'Design',
  builtin: 'Lorbeer (Standard)',
  mail: 'Jedes Zertifikat beim Ausstellen per E-Mail senden',
  checkinOn: 'Check-in einschalten',
  danger: 'Veranstaltung löschen',
  dangerAbout:
    'Die Veranstaltung und alles darin wird endgültig gelöscht. Ihre Zertifikate lassen sich nicht mehr prüfen. Um nur neue Anmeldungen zu verhindern, schließen Sie stattdessen die Anmeldung.',
  remove: 'Veranstaltung löschen',
  counts: ({ attendees, certificates, sessions, certificates_refused: refused }) =>
    `Endgültig gelöscht werden: ${plural(attendees, { one: '# Person', other: '# Teilnehmende' })}, ${plural(certificates, { one: '# Zertifikat', other: '# Zertifikate' })} und ${plural(sessions, { one: '# Session', other: '# Sessions' })}. ${refused === 0 ? '' : `${plural(refused, { one: '# heute gültiges Zertifikat wird', other: '# heute gültige Zertifikate werden' })} überall abgelehnt. `}Das lässt sich nicht rückgängig machen.`,
  removed: 'Veranstaltung gelöscht.',
}

export const shareMessages: typeof shareMessagesType = {
  certificates: 'Zertifikate',
  none: 'Noch keine Zertifikate ausgestellt.',
  issue: 'Zertifikate ausstellen',
  held: (count) => plural(count, { one: '# Person hat ein Zertifikat.', other: '# Personen haben ein Zertifikat.' }),
  zip: 'Alle PDFs herunterladen (ZIP)',
  table: 'Alle Links herunterladen (Tabelle)',
  mail: 'Zertifikate per E-Mail senden',
  linkedIn:
    'Jede Seite eines Zertifikats hat die Schaltfläche „Zum LinkedIn-Profil hinzufügen“. Die Tabelle enthält dieselben Links, damit Sie sie in eigenen E-Mails verwenden können.',
  verifyPage: 'Ein Zertifikat lässt sich mit seinem Code prüfen:',
}
