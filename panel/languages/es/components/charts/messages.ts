import type { chartMessages as chartMessagesType } from '../../../../src/components/charts/messages.ts'

export const chartMessages: typeof chartMessagesType = {
  asTable: 'Ver como tabla',
  nothingIn: (name) => `${name}: nada`,
  described: (name, { sum, most, when }) => `${name}: ${sum} en total; el máximo, ${most}, en ${when}`,
  step: 'Paso',
  count: 'Cantidad',
  ofFirst: 'Del total',
  ofPrevious: 'Del paso anterior',
  up: (share) => `${share} más`,
  down: (share) => `${share} menos`,
  same: 'sin cambios',
  before: (previous) => `${previous} antes`,
  empty: 'Nada en este periodo.',
  early: (since, from) =>
    `Aún no hay datos suficientes: los primeros son del ${since}. A partir del ${from} se verá una tendencia.`,
  weekOf: (day) => `Semana del ${day}`,
  range: 'Periodo',
  periods: {
    '7': 'Últimos 7 días',
    '30': 'Últimos 30 días',
    '90': 'Últimos 90 días',
    '365': 'Últimos 12 meses',
    all: 'Todo el historial',
    custom: 'Periodo personalizado',
  },
  from: 'Primer día',
  to: 'Último día',
  interval: 'Barras por',
  intervals: { day: 'Día', week: 'Semana', month: 'Mes' },
  download: 'Descargar cifras',
  asOf: (time) => `Actualizado: ${time}`,
}
