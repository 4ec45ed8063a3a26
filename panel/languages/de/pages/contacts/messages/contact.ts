import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactMessages as contactMessagesType } from '../../../../../src/pages/contacts/messages/contact.ts'

const plural = pluralsOf('de')

const deals = (count: string) => plural(count, { one: '# Deal', other: '# Deals' })

export const contactMessages: typeof contactMessagesType = {
  title: 'Kontakt',
  all: 'Alle Kontakte',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  write: 'Nachricht senden',
  saved: 'Gespeichert.',
  deals: 'Deals',
  noDeals: 'Keine Deals.',
  exportDeals: 'Deals exportieren',
  details: 'Angaben',
  email: 'E-Mail',
  phone: 'Telefon',
  jobTitle: 'Position',
  company: 'Firma',
  stage: 'Phase',
  owner: 'Zuständig',
  tags: 'Tags',
  consent: 'E-Mail-Einwilligung',
  consentSince: (state, time) => `${state} (${time})`,
  source: 'Quelle',
  created: 'Hinzugefügt',
  updated: 'Geändert',
  none: '–',
  everything: 'Alles zu dieser Adresse',
  moreOf: (name) => `Weitere Kontakte: ${name}`,
  deleteTitle: (name) => `Löschen: ${name}?`,
  deleteAbout: 'Der Kontakt wird mit Notizen und Zeitachse endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  deleteDeals: (count) =>
    plural(count, {
      one: 'Er hat # Deal, der mitgelöscht würde:',
      other: 'Er hat # Deals, die mitgelöscht würden:',
    }),
  deleteOther: 'Um eine Person überall zu löschen, verwenden Sie „Einstellungen › Datenschutz“.',
  moreDeals: (count) => `und ${count} weitere`,
  deleteOne: 'Kontakt löschen',
  deleteBoth: (count) => `Kontakt und ${deals(count)} löschen`,
  deleted: (name) => `${name} gelöscht.`,
}
