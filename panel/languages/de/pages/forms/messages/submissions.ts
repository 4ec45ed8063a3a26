import type { submissionMessages as submissionMessagesType } from '../../../../../src/pages/forms/messages/submissions.ts'

export const submissionMessages: typeof submissionMessagesType = {
  title: 'Einsendungen',
  one: 'Einsendung',
  find: 'Antworten suchen',
  none: 'Noch keine Einsendungen.',
  noneHow: 'Teilen Sie das Formular: Einsendungen erscheinen hier, sobald sie eintreffen.',
  share: 'Formular teilen',
  sent: 'Abgesendet',
  contact: 'Kontakt',
  allRecords: 'Alle Daten',
  noContact: 'Kein Kontakt',
  language: 'Sprache',
  consent: 'Eingewilligt in',
  consentVersion: (version) => `Version ${version}`,
  yes: 'Ja',
  no: 'Nein',
  remove: 'Einsendung löschen',
  removeAbout:
    'Die Antworten werden endgültig gelöscht, auch aus Benachrichtigungen. Der Kontakt bleibt. Das lässt sich nicht rückgängig machen.',
  removed: 'Einsendung gelöscht.',
}
