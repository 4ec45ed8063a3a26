import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactsMessages as contactsMessagesType } from '../../../../../src/pages/contacts/messages/contacts.ts'

const plural = pluralsOf('de')

export const contactsMessages: typeof contactsMessagesType = {
  title: 'Kontakte',
  find: 'Kontakte suchen',
  add: 'Kontakt hinzufügen',
  addAnother: 'Hinzufügen, dann weiterer',
  added: (name) => `${name} hinzugefügt.`,
  import: 'Importieren',
  nobody: 'Noch keine Kontakte',
  nobodyHow:
    'Importieren Sie eine Liste, fügen Sie Personen von Hand hinzu, oder lassen Sie Anmeldungen und Formulare Kontakte anlegen.',
  name: 'Name',
  company: 'Firma',
  stage: 'Phase',
  score: 'Score',
  owner: 'Zuständig',
  tags: 'Tags',
  tag: 'Tag',
  email: 'E-Mail',
  phone: 'Telefon',
  jobTitle: 'Position',
  consent: 'E-Mail-Einwilligung',
  source: 'Quelle',
  active: 'Aktivität',
  lastActive: 'Letzte Aktivität',
  never: 'Nie',
  created: 'Hinzugefügt',
  updated: 'Geändert',
  scoreFrom: 'Score ab',
  scoreTo: 'Score bis',
  activeIn: (days) => `Aktiv in den letzten ${days} Tagen`,
  inactiveFor: (days) => `Seit ${days} Tagen nicht aktiv`,
  write: 'Diesen Personen schreiben',
  writeTo: (count) => plural(count, { one: 'An # Kontakt schreiben', other: 'An # Kontakte schreiben' }),
  tooMany: (most) =>
    `Wählen Sie für eine Nachricht höchstens ${most} Kontakte aus, oder filtern Sie die Liste und verwenden Sie „Diesen Personen schreiben“.`,
}
