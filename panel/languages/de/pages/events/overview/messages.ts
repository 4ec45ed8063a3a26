import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  eventDayMessages as eventDayMessagesType,
  eventFactMessages as eventFactMessagesType,
  eventPageMessages as eventPageMessagesType,
  typeFiguresMessages as typeFiguresMessagesType,
  visibilities as visibilitiesType,
} from '../../../../../src/pages/events/overview/messages.ts'

const plural = pluralsOf('de')

export const visibilities: typeof visibilitiesType = {
  public: 'Öffentlich',
  unlisted: 'Alle mit dem Link',
  private: 'Privat',
}

export const eventPageMessages: typeof eventPageMessagesType = {
  funnel: 'Weg der Teilnehmenden',
  steps: {
    registered: 'Angemeldet',
    attended: 'Teilgenommen',
    certified: 'Zertifikat erhalten',
    verified: 'Zertifikat geprüft',
    shared: 'Zertifikat geteilt',
  },
  registration: 'Anmeldung',
  states: {
    open: 'Offen',
    closed: 'Geschlossen',
    disabled: 'Aus',
    past: 'Die Veranstaltung ist vorbei',
    not_open: 'Noch nicht offen',
  },
  places: (taken, capacity) => `${taken} von ${plural(capacity, { one: '# Platz', other: '# Plätzen' })} belegt.`,
  taken: (taken) => `${taken} angemeldet.`,
  waiting: (count) => `${count} auf der Warteliste.`,
  close: 'Anmeldung schließen',
  reopen: 'Anmeldung öffnen',
  page: 'Veranstaltungsseite',
  noPage: 'Die Veranstaltungsseite ist privat.',
  toSettings: 'Sichtbarkeit ändern',
  duplicate: 'Duplizieren',
  duplicateAbout:
    'Kopiert die Einstellungen, die Sessions und die Fragen der Anmeldung. Teilnehmende werden nicht kopiert.',
  newName: 'Name',
  copyOf: (name) => `${name} (Kopie)`,
  share: 'Teilen',
  qr: 'QR-Code der Veranstaltungsseite',
  saveQr: 'SVG herunterladen',
  postOnLinkedIn: 'Auf LinkedIn teilen',
}

export const eventFactMessages: typeof eventFactMessagesType = {
  title: 'Veranstaltung',
  date: 'Datum',
  noDate: 'Kein Datum',
  place: 'Ort',
  seenBy: 'Sichtbarkeit',
  visibilities,
  online: 'Online',
  noPlace: 'Kein Ort',
  change: 'Angaben ändern',
}

export const eventDayMessages: typeof eventDayMessagesType = {
  title: 'Heute',
  checkedIn: (inside, expected) => `${inside} von ${expected} eingecheckt`,
  waiting: (count) =>
    plural(count, { one: '# Person wartet auf einen Platz:', other: '# Personen warten auf einen Platz:' }),
  openDoor: 'Einlass öffnen',
  newLink: 'Neuer Einlass-Link',
}

export const typeFiguresMessages: typeof typeFiguresMessagesType = {
  title: 'Nach Anmeldeart',
  type: 'Anmeldeart',
  none: 'Ohne Art',
  registered: 'Angemeldet',
  attended: 'Teilgenommen',
  certified: 'Zertifikate',
  places: 'Belegte Plätze',
  takenOf: (taken, capacity) => `${taken} von ${capacity}`,
  waiting: (count) => plural(count, { one: '# wartet', other: '# warten' }),
}
