import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

export const scoreMessages: typeof scoreMessagesType = {
  title: 'Lead-Score',
  none: 'Für diesen Kontakt gilt noch keine Regel.',
  rule: 'Regel',
  points: 'Punkte',
  total: 'Summe',
  times: (count, day) => `${count}-mal, zuletzt am ${day}`,
  once: (day) => `am ${day}`,
  history: 'Score im Zeitverlauf',
  day: 'Tag',
  score: 'Score',
  days: (count) => `Letzte ${count} Tage`,
  range: 'Zeitraum',
  tooShort: 'Der Score hat noch keinen Verlauf. Er erscheint hier ab morgen.',
}
