import type { crmSettingsMessages as crmSettingsMessagesType } from '../../../../../src/pages/contacts/messages/settings.ts'

export const crmSettingsMessages: typeof crmSettingsMessagesType = {
  title: 'Kontakteinstellungen',
  events: 'Kontakte aus Veranstaltungen',
  feed: 'Kontakte aus Aktivität bei Veranstaltungen anlegen',
  feedAbout:
    'Anmeldungen, Teilnahmen, Zertifikate und Umfragen legen Kontakte an und erscheinen in ihrer Zeitachse. Aktivität, während dies ausgeschaltet ist, wird nicht nachgetragen.',
  feedOn: 'Aktivität bei Veranstaltungen legt Kontakte an.',
  feedOff: 'Aktivität bei Veranstaltungen legt keine Kontakte an.',
  fields: 'Eigene Felder',
  fieldsAbout: 'Sie erscheinen bei jedem Kontakt, in Formularen und Importen und als Spalten der Liste.',
  noFields: 'Es gibt noch keine.',
  addField: 'Feld hinzufügen',
  nth: (nth) => `Feld ${nth}`,
  label: 'Bezeichnung',
  key: 'Schlüssel',
  keyAbout: 'Für Importe und die API; er ändert sich nie.',
  type: 'Typ',
  types: { text: 'Text', number: 'Zahl', date: 'Datum', choice: 'Auswahl' },
  options: 'Optionen',
  optionsAbout: 'Eine pro Zeile. Kontakte behalten eine Option, die entfernt wird.',
  up: 'Nach oben',
  upOf: (name) => `Nach oben: ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `Entfernen: ${name}`,
  lostTitle: 'Werte von Kontakten löschen?',
  lostAbout:
    'Kontakte haben Werte in Feldern, die entfernt wurden oder einen anderen Typ haben. Beim Speichern werden sie endgültig gelöscht:',
  lostSave: 'Werte löschen und speichern',
  tags: 'Tags',
  noTags: 'Kein Kontakt hat einen Tag.',
  mostUsed: (count) => `Gezeigt werden die ${count} häufigsten Tags.`,
}
