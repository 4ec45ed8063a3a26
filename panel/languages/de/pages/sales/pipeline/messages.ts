import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { pipelineMessages as pipelineMessagesType } from '../../../../../src/pages/sales/pipeline/messages.ts'

const plural = pluralsOf('de')

const deals = (count: string) => plural(count, { one: '# Deal', other: '# Deals' })

export const pipelineMessages: typeof pipelineMessagesType = {
  title: 'Pipeline',
  add: 'Deal hinzufügen',
  addIn: (stage) => `Deal hinzufügen: ${stage}`,
  board: 'Board',
  list: 'Liste',
  shownAs: 'Anzeigen als',
  editStages: 'Phasen',
  owner: 'Zuständig',
  company: 'Firma',
  allCompanies: 'Firma: Alle',
  chooseCompany: 'Deals einer Firma anzeigen',
  clearCompany: (name) => `Alle Firmen anzeigen, nicht nur ${name}`,
  stageAll: 'Phase',
  currency: 'Währung',
  find: 'Deals suchen',
  deals: 'Deals',
  deal: 'Deal',
  weighted: (sum) => `Gewichtet: ${sum}`,
  noSum: 'Keine Beträge',
  none: 'Noch keine Deals',
  noneHow:
    'Fügen Sie einen Deal für jeden Verkauf hinzu, an dem Sie arbeiten, und verschieben Sie ihn von Phase zu Phase, bis er gewonnen oder verloren ist.',
  noneHere: 'Keine Deals',
  more: (count) => `Alle ${count} in der Liste anzeigen`,
  moveTo: 'Verschieben …',
  moveOf: (title) => `„${title}“ verschieben …`,
  move: 'Verschieben',
  moved: (title, stage) => `„${title}“ verschoben nach ${stage}.`,
  movedMany: (count, stage) => `${deals(count)} verschoben nach ${stage}.`,
  place: 'Position',
  top: 'Ganz oben',
  bottom: 'Ganz unten',
  below: (title) => `Unter „${title}“`,
  drag: 'Zum Verschieben ziehen',
  expected: 'Voraussichtlicher Abschluss',
  stageOf: (stage) => `Deals in ${stage}`,
  amount: 'Betrag',
  contact: 'Kontakt',
  changed: 'Geändert',
  order: 'Reihenfolge',
  newest: 'Neueste zuerst',
  updated: 'Zuletzt geändert',
  byClose: 'Nächster Abschluss',
  moveMany: (count) => `${deals(count)} verschieben`,
  moveFirst: (count) => `Die ersten ${count} ausgewählten Deals werden verschoben.`,
}
