import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingFigureMessages as trainingFigureMessagesType } from '../../../../../src/pages/analytics/messages/training.ts'

const plural = pluralsOf('es')

export const trainingFigureMessages: typeof trainingFigureMessagesType = {
  title: 'Formación a lo largo del tiempo',
  states: { compliant: 'Completada', due: 'Pendiente', overdue: 'Fuera de plazo' },
  toTraining: 'Ver personas y programas',
  none: 'En este periodo no se asignó ninguna formación.',
  byProgramme: 'Fuera de plazo por programa',
  programme: 'Programa',
  overdueCount: 'Fuera de plazo',
  others: (compliant, due) =>
    `${plural(compliant, { one: '# completada', other: '# completadas' })}, ${plural(due, { one: '# pendiente', other: '# pendientes' })}`,
}
