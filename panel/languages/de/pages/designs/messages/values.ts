import type { valueMessages as valueMessagesType } from '../../../../../src/pages/designs/messages/values.ts'

export const valueMessages: typeof valueMessagesType = {
  add: 'Wert …',
  noValues:
    'Veranstaltungen können in ihren Einstellungen Werte festlegen, zum Beispiel Stunden oder eine Note. Dann können Sie sie hier hinzufügen.',
  value: 'Wert',
  textAbout: (placeholders) => `Werte von Veranstaltungen: ${placeholders}.`,
  private: 'Private Werte',
  privateAbout:
    'Werden gedruckt, aber weder auf der Seite des Zertifikats noch Personen gezeigt, die das Zertifikat prüfen.',
  privacy: 'Private Werte',
}
