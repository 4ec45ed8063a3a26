import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

const plural = pluralsOf('es')

export const scoreMessages: typeof scoreMessagesType = {
  title: 'Puntuación',
  none: 'Aún no se aplica ninguna regla a este contacto.',
  rule: 'Regla',
  points: 'Puntos',
  total: 'Total',
  times: (count, day) => plural(count, { one: `# vez, el ${day}`, other: `# veces, la última el ${day}` }),
  once: (day) => `el ${day}`,
  history: 'Puntuación a lo largo del tiempo',
  day: 'Día',
  score: 'Puntuación',
  days: (count) => `Últimos ${count} días`,
  range: 'Periodo',
  tooShort: 'La puntuación aún no tiene historial. Aparecerá aquí a partir de mañana.',
}
