import type { emailMessages as emailMessagesType } from '../../../../../src/pages/contacts/messages/emails.ts'

export const emailMessages: typeof emailMessagesType = {
  title: 'E-postalar',
  none: 'Bu adrese e-posta gönderilmedi.',
  all: (count) => `Tüm e-postalar (${count})`,
  statuses: {
    queued: 'Sırada',
    sending: 'Gönderiliyor',
    sent: 'Gönderildi',
    kept: 'Gönderilmedi (e-posta sunucusu ayarlanmamış)',
    failed: 'Gönderilemedi',
    suppressed: 'Engellendi (abonelikten çıkmış veya adrese ulaşılamıyor)',
    cancelled: 'İptal edildi',
  },
}
