import type { composeMessages as composeMessagesType } from '../../../../../src/pages/messages/messages/compose.ts'

export const composeMessages: typeof composeMessagesType = {
  title: 'Yeni mesaj',
  content: 'İçerik',
  written: 'Burada yaz',
  subject: 'Konu',
  body: 'Mesaj',
  markdown: 'Markdown: **kalın**, *italik*, # başlık, - liste, [bağlantı](https://example.org).',
  insert: 'Değişken ekle',
  chooseVariable: 'Seçin…',
  language: 'Dil',
  languageAbout: 'Selamlama ve alt bilginin dili.',
  transactional: 'Bu mesaj kaydın kendisiyle ilgili',
  transactionalAbout:
    'Salon veya tarih değişikliği gibi bildirimler için. Abonelikten çıkanlar da alır; tanıtım için kullanmayın.',
  when: 'Zaman',
  whens: { now: 'Hemen gönder', later: 'Zamanla' },
  sendAt: 'Gönderim zamanı',
  sendAtAbout: 'Saat dilimi değişirse gönderim zamanı da ona uyar.',
  review: 'Gözden geçir',
  queued: 'Mesaj sıraya alındı.',
  scheduled: 'Mesaj zamanlandı.',
  cancelled: 'Mesaj iptal edildi.',
  notCancelled: 'İptal edilemedi. Mesajı açıp yeniden deneyin.',
}
