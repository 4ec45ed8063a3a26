import type { surveyMessages as surveyMessagesType } from '../../../../../src/pages/survey/messages/survey.ts'

export const surveyMessages: typeof surveyMessagesType = {
  title: 'Umfrage',
  views: { answers: 'Ergebnisse', responses: 'Rückmeldungen', questions: 'Fragen' },
  state: 'Status der Umfrage',
  states: { none: 'Keine Umfrage', not_open: 'Noch nicht offen', open: 'Offen', closed: 'Geschlossen' },
  opensOn: (time) => `Öffnet am ${time}.`,
  noOpening: 'Legen Sie fest, wann sie öffnet: Die Veranstaltung hat kein Ende.',
  closesOn: (time) => `Schließt am ${time}.`,
  responsesOf: (count, of, share) => `${count} von ${of} Teilnehmenden haben geantwortet (${share})`,
  times: 'Öffnungszeiten',
  opens: 'Umfrage öffnet',
  opensAbout: 'Ohne Angabe öffnet sie, wenn die Veranstaltung endet.',
  closes: 'Umfrage schließt',
  closesAbout: 'Ohne Angabe bleibt sie offen.',
}
