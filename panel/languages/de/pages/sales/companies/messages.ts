import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { companyMessages as companyMessagesType } from '../../../../../src/pages/sales/companies/messages.ts'

const plural = pluralsOf('de')

export const companyMessages: typeof companyMessagesType = {
  title: 'Firmen',
  add: 'Firma hinzufügen',
  edit: 'Bearbeiten',
  editOf: (name) => `Bearbeiten: ${name}`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  added: (name) => `${name} hinzugefügt.`,
  find: 'Firmen suchen',
  order: 'Reihenfolge',
  newest: 'Neueste zuerst',
  byName: 'Nach Name',
  name: 'Name',
  domain: 'Domain',
  domainHow: 'Personen mit einer Adresse dieser Domain lassen sich der Firma zuordnen.',
  industry: 'Branche',
  website: 'Website',
  phone: 'Telefon',
  notes: 'Notizen',
  contacts: 'Kontakte',
  deals: 'Deals',
  openDeals: 'Offene Deals',
  changed: 'Geändert',
  none: 'Noch keine Firmen',
  noneHow: 'Firmen entstehen beim Import von Kontakten mit einer Firma, oder Sie fügen sie hier hinzu.',
  noContacts: 'Zu dieser Firma gehören noch keine Kontakte. Wählen Sie die Firma auf der Seite eines Kontakts.',
  noDeals: 'Diese Firma hat noch keine Deals.',
  addDeal: 'Deal hinzufügen',
  onPipeline: 'In der Pipeline anzeigen',
  remove: 'Löschen',
  removeOf: (name) => `Löschen: ${name}?`,
  removeSure: 'Die Firma wird endgültig gelöscht. Ihre Kontakte bleiben, ohne Firma.',
  removeDeals: (count) =>
    plural(count, {
      one: 'Die Firma hat # Deal, der mitgelöscht würde:',
      other: 'Die Firma hat # Deals, die mitgelöscht würden:',
    }),
  removeAndDeals: 'Firma und Deals löschen',
  andMore: (count) => `und ${count} weitere`,
  removed: (name) => `${name} gelöscht.`,
  exportContacts: 'Kontakte exportieren',
  exportDeals: 'Deals exportieren',
  created: 'Erstellt',
}
