import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const scoreMessages = messages({
  title: 'Lead score',
  none: 'No rule applies to this contact yet.',
  rule: 'Rule',
  points: 'Points',
  total: 'Total',
  times: (count: string, day: string) => `${counted(count, 'time', 'times')}, last on ${day}`,
  once: (day: string) => `on ${day}`,
  history: 'Score over time',
  day: 'Day',
  score: 'Score',
  days: (count: string) => `Last ${count} days`,
  range: 'Period',
  tooShort: 'The score has no history yet. It will show here from tomorrow.',
})
