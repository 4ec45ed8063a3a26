import { messages } from '../../../messages/use-messages.tsx'

export const runMessages = messages({
  en: {
    title: 'Runs',
    person: 'Person',
    due: 'Due',
    status: 'Status',
    reason: 'Reason',
    statuses: {
      waiting: 'Waiting',
      queued: 'Queued',
      done: 'Done',
      failed: 'Failed',
      skipped: 'Skipped',
      cancelled: 'Cancelled',
    } as Record<string, string>,
    none: 'No runs yet.',
    noneHow: 'Each time the rule fires for a person, it appears here with what was done or why it was not.',
  },
  tr: {
    title: 'Çalışmalar',
    person: 'Kişi',
    due: 'Zamanı',
    status: 'Durum',
    reason: 'Neden',
    statuses: {
      waiting: 'Bekliyor',
      queued: 'Sırada',
      done: 'Tamamlandı',
      failed: 'Başarısız',
      skipped: 'Atlandı',
      cancelled: 'İptal edildi',
    } as Record<string, string>,
    none: 'Henüz çalışma yok.',
    noneHow: 'Kural bir kişi için her çalıştığında, ne yapıldığı veya neden yapılmadığı burada görünür.',
  },
})
