import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { importMessages as importMessagesType } from '../../../../../src/pages/attendees/import/messages.ts'

const plural = pluralsOf('de')

const attendees = (count: number) => plural(count, { one: '# Person', other: '# Teilnehmende' })

export const importMessages: typeof importMessagesType = {
  title: 'Teilnehmende importieren',
  sourceHow:
    'Fügen Sie Zellen aus einer Tabelle mit Spaltennamen in der ersten Zeile oder Namen mit E-Mail-Adressen ein, oder laden Sie eine .csv- oder .xlsx-Datei hoch.',
  sample: 'Ada Lovelace <ada@example.org>\nAnna Schröder, anna@example.org',
  fields: {
    name: 'Vollständiger Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    status: 'Status („attended“ checkt Personen ein)',
    registration_type: 'Anmeldeart',
  },
  known: 'Schon vorhandene Teilnehmende',
  skip: 'Unverändert lassen',
  rename: 'Name, Art, Werte und Antworten aktualisieren',
  value: (label) => `Wert: ${label}`,
  answer: (label) => `Antwort: ${label}`,
  import: (count) => `${attendees(count)} importieren`,
  update: (count) => `${attendees(count)} aktualisieren`,
  seeThem: 'Teilnehmende ansehen',
}
