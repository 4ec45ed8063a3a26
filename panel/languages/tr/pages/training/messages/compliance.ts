import type { complianceMessages as complianceMessagesType } from '../../../../../src/pages/training/messages/compliance.ts'

export const complianceMessages: typeof complianceMessagesType = {
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
}
