import { messages } from '../../../messages/use-messages.tsx'

export const complianceMessages = messages({
  en: {
    title: 'Compliance',
    name: 'People in training',
    none: 'Nobody has training yet',
    noneHow: 'Create a programme and assign it to people. Their status appears here.',
    toProgrammes: 'Programmes',
    nextDue: 'Next due date',
    assignmentsFile: 'All assignments (CSV)',
    trend: 'Last 30 days',
    noTrend: 'A trend needs two days with assignments.',
    day: 'Day',
    notAssigned: 'Not assigned',
    counts: {
      overdue: (count: string) => `${count} overdue`,
      due: (count: string) => `${count} due`,
      compliant: (count: string) => `${count} complete`,
    },
  },
  tr: {
    title: 'Uyum',
    name: 'Eğitimdeki kişiler',
    none: 'Henüz kimsenin eğitimi yok',
    noneHow: 'Bir program oluşturup kişilere atayın. Durumları burada görünür.',
    toProgrammes: 'Programlar',
    nextDue: 'Sıradaki son tarih',
    assignmentsFile: 'Tüm atamalar (CSV)',
    trend: 'Son 30 gün',
    noTrend: 'Eğilim için atama olan en az iki gün gerekir.',
    day: 'Gün',
    notAssigned: 'Atanmadı',
    counts: {
      overdue: (count) => `${count} gecikmiş`,
      due: (count) => `${count} süresi olan`,
      compliant: (count) => `${count} tamamlanmış`,
    },
  },
})
