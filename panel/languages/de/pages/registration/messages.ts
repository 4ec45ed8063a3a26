import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { registrationMessages as registrationMessagesType } from '../../../../src/pages/registration/messages.ts'

const plural = pluralsOf('de')

export const registrationMessages: typeof registrationMessagesType = {
  title: 'Anmeldung',
  state: 'Status der Anmeldung',
  states: {
    open: 'Offen',
    full: 'Ausgebucht',
    disabled: 'Aus',
    past: 'Vorbei',
    closed: 'Geschlossen',
    not_open: 'Noch nicht offen',
    private: 'Privat',
  },
  meanings: {
    open: 'Die Anmeldung ist jetzt möglich.',
    full: 'Alle Plätze sind belegt. Neue Anmeldungen kommen auf die Warteliste.',
    disabled: 'Niemand kann sich anmelden. Schalten Sie die Anmeldung unten in den Einstellungen ein.',
    past: 'Die Veranstaltung ist vorbei.',
    closed: 'Die Anmeldung wurde geschlossen. Teilnehmende behalten ihre Plätze.',
    not_open: '',
    private: 'Die Veranstaltung hat keine öffentliche Seite, daher kann sich niemand anmelden.',
  },
  opensOn: (time) => `Die Anmeldung öffnet am ${time}.`,
  taken: (count) => plural(count, { one: '# Platz belegt', other: '# Plätze belegt' }),
  takenOf: (count, of) => `${count} von ${plural(of, { one: '# Platz', other: '# Plätzen' })} belegt`,
  offered: (count) => `${count} angeboten`,
  waiting: (count) => plural(count, { one: '# wartet', other: '# warten' }),
  copyLink: 'Link kopieren',
  toVisibility: 'Sichtbarkeit ändern',
  close: 'Anmeldung schließen',
  open: 'Anmeldung öffnen',
  hasClosed: 'Anmeldung geschlossen.',
  reopened: 'Anmeldung geöffnet.',
  questions: 'Fragen',
  questionsAbout:
    'Alle werden nach Vorname, Nachname und E-Mail-Adresse gefragt. Fügen Sie hinzu, was Sie noch wissen müssen.',
  noQuestions: 'Noch keine weiteren Fragen.',
  noQuestionsHow: 'Beginnen Sie mit einer, die viele Veranstaltungen stellen:',
  proposals: [
    { label: 'Firma', type: 'short_text' },
    {
      label: 'Ernährung',
      type: 'choices',
      options: 'Vegetarisch\nVegan\nHalal\nKoscher\nGlutenfrei\nNussallergie',
    },
    { label: 'Ich bin einverstanden, dass Fotos von mir veröffentlicht werden.', type: 'consent' },
  ],
}
