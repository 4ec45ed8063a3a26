import type { importStepMessages as importStepMessagesType } from '../../../../src/components/import/messages.ts'

export const importStepMessages: typeof importStepMessagesType = {
  source: 'Liste hinzufügen',
  paste: 'Eingefügte Zeilen',
  choose: 'Datei auswählen',
  drop: 'oder hier ablegen',
  look: 'Vorschau',
  other: 'Andere Liste importieren',
  columns: 'Spalten zuordnen',
  header: 'Spalte',
  first: 'Erster Wert',
  means: 'Feld',
  leftOut: 'Nicht importieren',
  problems: 'Zeilen mit Fehlern',
  row: 'Zeile',
  column: 'Spalte',
  problem: 'Fehler',
  done: 'Import abgeschlossen',
  failedRows: 'Zeilen mit Fehlern herunterladen',
  nothing: 'Es gibt nichts zu importieren.',
  earlier: 'Frühere Importe',
  failedRowsOf: (time) => `Zeilen mit Fehlern herunterladen: ${time}`,
  verdict: ({ created, updated, skipped, failed }) =>
    [
      `${created} neu`,
      updated && `${updated} aktualisiert`,
      skipped && `${skipped} unverändert`,
      failed && `${failed} mit Fehlern`,
    ]
      .filter(Boolean)
      .join(', '),
  kept: 'Zeilen mit Fehlern bleiben 30 Tage lang unter „Frühere Importe“ verfügbar.',
}
