import type { trainingMessages as trainingMessagesType } from '../../../../../src/pages/training/messages/training.ts'

export const trainingMessages: typeof trainingMessagesType = {
  statuses: { compliant: 'Tamamlandı', due: 'Süresi var', overdue: 'Gecikti' },
  person: 'Kişi',
  name: 'Ad',
  email: 'E-posta',
  status: 'Durum',
  dueDate: 'Son tarih',
  noDueDate: 'Son tarih yok',
  completed: 'Tamamlanma',
  programme: 'Program',
  find: 'Ad veya e-posta ara',
  delete: 'Sil',
  edit: 'Düzenle',
  more: 'Diğer',
  people: (count, { number }) => `${number(count)} kişi`,
}
