import type { runMessages as runMessagesType } from '../../../../../src/pages/automations/messages/runs.ts'

export const runMessages: typeof runMessagesType = {
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
  },
  none: 'Henüz çalışma yok.',
  noneHow: 'Kural bir kişi için her çalıştığında, ne yapıldığı veya neden yapılmadığı burada görünür.',
}
