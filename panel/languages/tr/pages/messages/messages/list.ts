import type { messageListMessages as messageListMessagesType } from '../../../../../src/pages/messages/messages/list.ts'

export const messageListMessages: typeof messageListMessagesType = {
  title: 'Mesajlar',
  toContacts: 'Kişilere mesajlar',
  create: 'Yeni mesaj',
  subject: 'Konu',
  fromTemplate: 'E-posta şablonu',
  when: 'Zaman',
  sent: 'Gönderilen',
  failed: 'Başarısız',
  status: 'Durum',
  ofAll: (sent, all) => `${sent} / ${all}`,
  statuses: {
    scheduled: 'Zamanlandı',
    sending: 'Gönderiliyor',
    sent: 'Gönderildi',
    cancelled: 'İptal edildi',
  },
  none: 'Henüz mesaj yok.',
  noneHow: 'Kayıtlı herkese veya bir kısmına yazın: hemen ya da etkinliğe uygun bir zamanda.',
  noneToContacts: 'E-posta almayı kabul eden kişilere yazın. Herkes tek tıkla abonelikten çıkabilir.',
}
