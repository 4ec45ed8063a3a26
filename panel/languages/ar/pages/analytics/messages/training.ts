import type { trainingFigureMessages as trainingFigureMessagesType } from '../../../../../src/pages/analytics/messages/training.ts'

export const trainingFigureMessages: typeof trainingFigureMessagesType = {
  title: 'التدريب عبر الزمن',
  states: { compliant: 'مكتمل', due: 'مستحق', overdue: 'متأخر' },
  toTraining: 'عرض الأشخاص والبرامج',
  none: 'لم يُكلَّف أحد بتدريب في هذه الفترة.',
  byProgramme: 'المتأخر حسب البرنامج',
  programme: 'البرنامج التدريبي',
  overdueCount: 'المتأخر',
  others: (compliant, due) => `المكتمل: ${compliant}، المستحق: ${due}`,
}
