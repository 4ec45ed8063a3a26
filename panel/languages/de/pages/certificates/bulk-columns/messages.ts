import type { bulkColumnMessages as bulkColumnMessagesType } from '../../../../../src/pages/certificates/bulk-columns/messages.ts'

export const bulkColumnMessages: typeof bulkColumnMessagesType = {
  columns: 'Spalten zuordnen',
  header: 'Spalte',
  first: 'Erster Wert',
  means: 'Verwenden als',
  targets: {
    name: 'Vollständiger Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
  },
  ignored: 'Nicht verwenden',
  unnamed: (letter) => `Spalte ${letter}`,
  sheet: 'Tabellenblatt',
  kind: 'Art des Zertifikats',
  attendeeKind: 'Teilnahme (Standard)',
  chooseName: 'Es wurde keine Spalte mit Namen erkannt. Wählen Sie sie unten aus.',
  missing: 'Zeilen ohne Wert',
  blank: 'Zertifikat erstellen und die Angabe weglassen',
  skip: 'Zeile auslassen',
}
