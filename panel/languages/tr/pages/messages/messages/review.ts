import type { reviewMessages as reviewMessagesType } from '../../../../../src/pages/messages/messages/review.ts'

export const reviewMessages: typeof reviewMessagesType = {
  title: 'Mesajı gözden geçir',
  send: (n) => `${n} kişiye gönder`,
  schedule: (n) => `${n} kişi için zamanla`,
  recipients: (n) => `${n} kişi bu mesajı alacak.`,
  at: (moment) => `Gönderim zamanı: ${moment}.`,
  nobody: 'Eşleşen kimse yok. Başka alıcılar seçin.',
  nobodyYet: 'Henüz eşleşen kimse yok. Alıcılar mesaj gönderilirken belirlenir.',
  excluded: (n) => `${n} kişi almayacak:`,
  byReason: {
    no_address: (n) => `${n} adressiz`,
    suppressed: (n) => `${n} e-postayı reddeden adres`,
    unsubscribed: (n) => `${n} abonelikten çıkmış`,
    no_consent: (n) => `${n} izin vermemiş`,
  },
  reasons: {
    no_address: 'e-posta adresi yok',
    suppressed: 'adresi e-postayı reddediyor',
    unsubscribed: 'abonelikten çıkmış',
    no_consent: 'e-posta almayı kabul etmemiş',
  },
  more: (n) => `ve ${n} kişi daha`,
  example: 'Örnek',
  to: (address) => `${address} adresine gidecek hâli`,
}
