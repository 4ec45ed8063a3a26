import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

const plural = pluralsOf('fr')

export const scoreMessages: typeof scoreMessagesType = {
  title: 'Score du prospect',
  none: 'Aucune règle ne s’applique encore à ce contact.',
  rule: 'Règle',
  points: 'Points',
  total: 'Total',
  times: (count, day) => `${count} fois, la dernière le ${day}`,
  once: (day) => `le ${day}`,
  history: 'Évolution du score',
  day: 'Jour',
  score: 'Score',
  days: (count) => plural(count, { one: 'Dernier jour', other: '# derniers jours' }),
  range: 'Période',
  tooShort: 'Le score n’a pas encore d’historique. Il apparaîtra ici à partir de demain.',
}
