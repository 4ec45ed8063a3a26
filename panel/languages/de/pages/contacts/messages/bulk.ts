import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { bulkMessages as bulkMessagesType } from '../../../../../src/pages/contacts/messages/bulk.ts'

const plural = pluralsOf('de')

const contacts = (count: string) => plural(count, { one: '# Kontakt', other: '# Kontakte' })

export const bulkMessages: typeof bulkMessagesType = {
  change: 'Ändern',
  delete: 'Löschen',
  changeMany: (count) => `${contacts(count)} ändern`,
  changeNow: (count) => `${contacts(count)} ändern`,
  firstOnly: (most) => `Nur die ersten ${most} der Liste sind enthalten; wiederholen Sie den Vorgang für die anderen.`,
  what: 'Änderung',
  changes: {
    add_tag: 'Tag hinzufügen',
    remove_tag: 'Tag entfernen',
    lifecycle_stage: 'Phase festlegen',
    owner: 'Zuständigkeit festlegen',
  },
  values: { add_tag: 'Tag', remove_tag: 'Tag', lifecycle_stage: 'Phase', owner: 'Zuständig' },
  ownerAbout: 'Leer: niemand.',
  progress: 'Fortschritt',
  running: (done, all) => `${done} von ${all}`,
  over: (done, all) => `Erledigt: ${done} von ${all}.`,
  stop: 'Anhalten',
  deleteMany: (count) => `${contacts(count)} löschen?`,
  deleteNow: (count) => `${contacts(count)} löschen`,
  deleteAbout:
    'Die Kontakte werden mit Notizen und Zeitachsen endgültig gelöscht. Das lässt sich nicht rückgängig machen. Kontakte mit Deals bleiben erhalten.',
  kept: (count) =>
    plural(count, {
      one: '# Kontakt bleibt erhalten, weil es Deals gibt.',
      other: '# Kontakte bleiben erhalten, weil es Deals gibt.',
    }),
}
