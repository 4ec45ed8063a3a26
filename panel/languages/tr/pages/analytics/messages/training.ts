import type { trainingFigureMessages as trainingFigureMessagesType } from '../../../../../src/pages/analytics/messages/training.ts'

export const trainingFigureMessages: typeof trainingFigureMessagesType = {
  title: 'Zaman içinde eğitim',
  states: { compliant: 'Tamam', due: 'Bekleyen', overdue: 'Gecikmiş' },
  toTraining: 'Kişileri ve programları gör',
  none: 'Bu dönemde atanmış eğitim yok.',
  byProgramme: 'Programa göre gecikenler',
  programme: 'Program',
  overdueCount: 'Gecikmiş',
  others: (compliant, due) => `${compliant} tamam, ${due} bekliyor`,
}
