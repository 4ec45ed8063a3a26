import type { webhookMessages as webhookMessagesType } from '../../../../src/pages/developers/webhook-messages.ts'

export const webhookMessages: typeof webhookMessagesType = {
  edit: 'Bearbeiten',
  description: 'Beschreibung',
  reach: 'Gesendet für',
  everywhere: 'Die ganze Organisation',
  reachAbout:
    'Ereignisse, die zu keiner Veranstaltung gehören, zum Beispiel eine Änderung an einem Kontakt, werden dann nicht gesendet.',
  headers: 'Eigene Header',
  headersAbout:
    'Mit jeder Zustellung gesendet, zum Beispiel ein API-Schlüssel für Ihr Gateway. Werte sind verschlüsselt gespeichert und lassen sich später nicht ansehen.',
  addHeader: 'Header hinzufügen',
  headerName: 'Name des Headers',
  headerValue: (name) => (name === '' ? 'Wert' : `Wert von ${name}`),
  removeHeader: 'Header entfernen',
  storedHeaders: (names) => `Aktuelle Header: ${names}. Ihre Werte bleiben, wie sie sind.`,
  replaceHeaders: 'Header ersetzen',
  replaceAbout: 'Beim Speichern ersetzen diese Header alle aktuellen. Lassen Sie die Liste leer, um sie zu entfernen.',
  none: 'Keine',
}
