import type { valueSettingsMessages as valueSettingsMessagesType } from '../../../../../src/pages/events/values/messages.ts'

export const valueSettingsMessages: typeof valueSettingsMessagesType = {
  title: 'Werte auf Zertifikaten',
  about:
    'Zertifikate können mehr als Name und Datum nennen, zum Beispiel Stunden, eine Note oder eine Akkreditierungsnummer. Setzen Sie einen Wert in das Design, um ihn zu drucken. Fertige Designs drucken die Schlüssel signatory und signatory_title unter die Unterschriftslinie.',
  none: 'Noch keine Werte.',
  nth: (nth) => `Wert ${nth}`,
  label: 'Bezeichnung',
  key: 'Schlüssel',
  keyAbout: (key) => `{{values.${key}}} in Designs und E-Mails`,
  value: 'Wert für alle',
  valueAbout: 'Leer lassen, wenn alle Teilnehmenden einen eigenen haben.',
  own: 'Alle Teilnehmenden haben einen eigenen',
  question: 'Frage der Anmeldung',
  questionAbout: 'Ihre Antwort gilt für Teilnehmende ohne eigenen Wert.',
  noQuestion: 'Keine',
  add: 'Wert hinzufügen',
  up: 'Nach oben',
  remove: 'Entfernen',
}
