import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { typeMessages as typeMessagesType } from '../../../../../src/pages/registration/types/messages.ts'

const plural = pluralsOf('de')

export const typeMessages: typeof typeMessagesType = {
  title: 'Anmeldearten',
  about: 'Bei der Anmeldung wählt man eine Art.',
  add: 'Art hinzufügen',
  none: 'Noch keine Anmeldearten.',
  noneHow:
    'Fügen Sie Arten wie Studierende, Vortragende und Presse hinzu, wenn Gruppen eigene Plätze, einen eigenen Anmeldeschluss oder eigene Fragen brauchen. Ohne Arten erhalten alle dasselbe Formular.',
  full: (count) => `Eine Veranstaltung kann höchstens ${count} Arten haben.`,
  taken: (count) => plural(count, { one: '# Platz belegt', other: '# Plätze belegt' }),
  takenOf: (count, of) => `${count} von ${plural(of, { one: '# Platz', other: '# Plätzen' })} belegt`,
  waiting: (count) => plural(count, { one: '# wartet', other: '# warten' }),
  pending: (count) => plural(count, { one: '# wartet auf Bestätigung', other: '# warten auf Bestätigung' }),
  approval: 'Bestätigung nötig',
  approvalAbout: 'Man erhält Platz und Ticket, sobald Sie die Anmeldung bestätigen.',
  approvalByEvent: 'Die Veranstaltung bestätigt schon jede Anmeldung.',
  questions: (count) => plural(count, { one: '# Frage', other: '# Fragen' }),
  closesOn: (time) => `Schließt am ${time}`,
  closedOn: (time) => `Geschlossen am ${time}`,
  edit: 'Art bearbeiten',
  name: 'Name',
  description: 'Beschreibung',
  descriptionAbout: 'Steht im Anmeldeformular unter dem Namen.',
  places: 'Plätze',
  placesAbout: 'Ohne Angabe gilt nur die Kapazität der Veranstaltung.',
  closes: 'Anmeldung schließt',
  closesAbout: 'Ohne Angabe schließt sie zusammen mit der Veranstaltung.',
  ownQuestions: 'Fragen für diese Art',
  ownQuestionsAbout: 'Nach den Fragen der Veranstaltung gestellt, nur wenn man diese Art wählt.',
  noQuestions: 'Noch keine Fragen für diese Art.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  remove: 'Art löschen',
  removeOf: (name) => `Löschen: ${name}`,
  removeTitle: (name) => `„${name}“ löschen?`,
  removeAbout: 'Die Art und ihre Fragen werden endgültig gelöscht.',
  inUse: (count) =>
    `${plural(count, { one: '# Person hat', other: '# Teilnehmende haben' })} diese Art, daher lässt sie sich nicht löschen. Ändern Sie dort zuerst die Art. Um neue Anmeldungen zu verhindern, legen Sie einen Anmeldeschluss fest.`,
  removed: 'Art gelöscht.',
}
