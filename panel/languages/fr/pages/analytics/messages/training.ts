import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingFigureMessages as trainingFigureMessagesType } from '../../../../../src/pages/analytics/messages/training.ts'

const plural = pluralsOf('fr')

export const trainingFigureMessages: typeof trainingFigureMessagesType = {
  title: 'Évolution des formations',
  states: { compliant: 'Terminées', due: 'À terminer', overdue: 'En retard' },
  toTraining: 'Voir les personnes et les programmes',
  none: 'Aucune formation n’a été attribuée sur cette période.',
  byProgramme: 'Retards par programme',
  programme: 'Programme',
  overdueCount: 'En retard',
  others: (compliant, due) => `${plural(compliant, { one: '# terminée', other: '# terminées' })}, ${due} à terminer`,
}
