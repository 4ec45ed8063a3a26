import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

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
  days: (count) => `${count} derniers jours`,
  range: 'Période',
  tooShort: 'Le score n’a pas encore d’historique. Il apparaîtra ici à partir de demain.',
}
