import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { stageMessages as stageMessagesType } from '../../../../../src/pages/sales/stages/messages.ts'

const plural = pluralsOf('de')

export const stageMessages: typeof stageMessagesType = {
  title: 'Deal-Phasen',
  back: 'Pipeline',
  about: 'Ein Deal durchläuft diese Phasen der Reihe nach. Neue Deals beginnen in der ersten.',
  label: 'Name',
  kind: 'Art',
  kinds: { open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  weight: 'Gewinnchance (%)',
  weightHow: 'Gewichtete Summen multiplizieren die Beträge damit.',
  deals: (count) => plural(count, { one: '# Deal', other: '# Deals' }),
  up: (name) => `Nach oben: ${name}`,
  down: (name) => `Nach unten: ${name}`,
  remove: (name) => `Löschen: ${name}`,
  keep: 'Verschieben Sie ihre Deals in eine andere Phase, um sie zu löschen oder ihre Art zu ändern.',
  add: 'Phase hinzufügen',
  stage: 'Phase',
  save: 'Phasen speichern',
  saved: 'Phasen gespeichert.',
}
