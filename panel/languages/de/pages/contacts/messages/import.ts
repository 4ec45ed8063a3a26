import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactImportMessages as contactImportMessagesType } from '../../../../../src/pages/contacts/messages/import.ts'

const plural = pluralsOf('de')

const contacts = (count: number) => plural(count, { one: '# Kontakt', other: '# Kontakte' })

export const contactImportMessages: typeof contactImportMessagesType = {
  title: 'Kontakte importieren',
  about:
    'Fügen Sie Zellen aus einer Tabelle mit Spaltennamen in der ersten Zeile ein, oder laden Sie eine .csv-Datei mit bis zu 200.000 Zeilen oder eine .xlsx-Datei mit bis zu 20.000 hoch.',
  sample:
    'Name\tE-Mail\tFirma\nAda Lovelace\tada@example.org\tMaschinenbau\nAnna Schröder\tanna@example.org\tSchröder GmbH',
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    name: 'Vollständiger Name',
    email: 'E-Mail',
    phone: 'Telefon',
    title: 'Position',
    company: 'Firma',
    website: 'Website der Firma',
    tags: 'Tags',
    lifecycle_stage: 'Phase',
    email_consent: 'E-Mail-Einwilligung',
    owner: 'Zuständig',
    notes: 'Notiz',
  },
  custom: (label) => `Eigenes Feld: ${label}`,
  known: 'Schon vorhandene Kontakte',
  modes: {
    update: 'Mit den Werten der Liste überschreiben',
    fill: 'Nur leere Felder füllen',
  },
  import: (count) => `${contacts(count)} importieren`,
  update: (count) => `${contacts(count)} aktualisieren`,
  seeThem: 'Kontakte ansehen',
  list: 'Frühere Importe',
  none: 'Noch keine Importe',
  noneAbout: 'Importe erscheinen hier mit ihren Ergebnissen.',
  file: 'Datei',
  status: 'Status',
  statuses: {
    pending: 'Wartet',
    running: 'Läuft',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  result: 'Ergebnis',
  rows: 'Zeilen',
  started: 'Begonnen',
  mode: 'Schon vorhandene Kontakte',
  progress: (done, all) => `${done} von ${all} Zeilen`,
  goesOn: 'Sie können diese Seite verlassen; der Import läuft weiter.',
  cancel: 'Import abbrechen',
  cancelAbout: 'Schon importierte Kontakte bleiben.',
  cancelled: 'Import abgebrochen.',
}
