import { messages } from '../../../messages/use-messages.tsx'

export const trainingFigureMessages = messages({
  title: 'Training over time',
  states: { compliant: 'Complete', due: 'Due', overdue: 'Overdue' },
  toTraining: 'See people and programmes',
  none: 'No training was assigned in this period.',
  byProgramme: 'Overdue by programme',
  programme: 'Programme',
  overdueCount: 'Overdue',
  others: (compliant: string, due: string) => `${compliant} complete, ${due} due`,
})
