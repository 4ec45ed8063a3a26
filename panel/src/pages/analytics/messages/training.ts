import { messages } from '../../../messages/use-messages.tsx'

export const trainingFigureMessages = messages({
  en: {
    title: 'Training over time',
    states: { compliant: 'Complete', due: 'Due', overdue: 'Overdue' },
    toTraining: 'See people and programmes',
    none: 'No training was assigned in this period.',
    byProgramme: 'Overdue by programme',
    programme: 'Programme',
    overdueCount: 'Overdue',
    others: (compliant: string, due: string) => `${compliant} complete, ${due} due`,
  },
  tr: {
    title: 'Zaman içinde eğitim',
    states: { compliant: 'Tamam', due: 'Bekleyen', overdue: 'Gecikmiş' },
    toTraining: 'Kişileri ve programları gör',
    none: 'Bu dönemde atanmış eğitim yok.',
    byProgramme: 'Programa göre gecikenler',
    programme: 'Program',
    overdueCount: 'Gecikmiş',
    others: (compliant: string, due: string) => `${compliant} tamam, ${due} bekliyor`,
  },
})
