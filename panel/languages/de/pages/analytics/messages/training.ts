import type { trainingFigureMessages as trainingFigureMessagesType } from '../../../../../src/pages/analytics/messages/training.ts'

export const trainingFigureMessages: typeof trainingFigureMessagesType = {
  title: 'Schulungen im Zeitverlauf',
  states: { compliant: 'Abgeschlossen', due: 'Offen', overdue: 'Überfällig' },
  toTraining: 'Personen und Programme ansehen',
  none: 'In diesem Zeitraum wurden keine Schulungen zugewiesen.',
  byProgramme: 'Überfällig nach Programm',
  programme: 'Programm',
  overdueCount: 'Überfällig',
  others: (compliant, due) => `${compliant} abgeschlossen, ${due} offen`,
}
