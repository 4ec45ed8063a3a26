import type { othersMessages as othersMessagesType } from '../../../../src/components/messages/others.ts'

export const othersMessages: typeof othersMessagesType = {
  title: 'Inzwischen hat jemand anderes Änderungen gespeichert.',
  taken: (labels) => `Diese Felder zeigen jetzt neue Werte: ${labels}.`,
  kept: (label) =>
    `„${label}“ wurde ebenfalls geändert. Ihre Eingabe bleibt erhalten und ersetzt beim Speichern die andere.`,
  rows: 'Zeilen wurden ebenfalls geändert. Ihre Zeilen bleiben erhalten und ersetzen beim Speichern die anderen.',
  empty: 'Der andere Wert ist leer.',
  take: (label) => `Anderen Wert übernehmen: ${label}`,
  takeRows: 'Andere Zeilen übernehmen',
}
