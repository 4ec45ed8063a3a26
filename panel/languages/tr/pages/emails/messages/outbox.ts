import type {
  outboxMessages as outboxMessagesType,
  reasonMessages as reasonMessagesType,
} from '../../../../../src/pages/emails/messages/outbox.ts'

export const outboxMessages: typeof outboxMessagesType = {
  title: 'Giden kutusu',
  email: 'E-posta',
  find: 'Alıcı ve konularda ara',
  subject: 'Konu',
  notComposed: 'Gönderilirken yazılır',
  to: 'Alıcı',
  erased: 'Silinmiş kişi',
  kind: 'Tür',
  status: 'Durum',
  statuses: {
    queued: 'Sırada',
    sending: 'Gönderiliyor',
    sent: 'Gönderildi',
    kept: 'Teslim edilmedi',
    failed: 'Başarısız',
    suppressed: 'Engellendi',
    cancelled: 'İptal edildi',
  },
  at: 'Zaman',
  event: 'Etkinlik',
  address: 'Adres',
  template: 'Şablon',
  reason: 'Neden',
  bounce: 'Geri dönüş',
  bounces: {
    hard: 'Adres yok',
    soft: 'Posta kutusu şimdilik almadı',
    complaint: 'Spam olarak bildirildi',
  },
  none: 'Henüz e-posta yok.',
  noneHow: 'Katılımcılara ve kişilere giden e-postalar sıraya alındığında burada görünür.',
  write: 'Kişilere yaz',
  noServer: 'E-posta sunucusu ayarlanmamış. E-postalar burada saklanır ve okunabilir ama teslim edilmez.',
  setUp: 'E-posta gönderimini ayarla',
  resend: 'Yeniden gönder',
  resendAll: 'Başarısız e-postaları yeniden gönder',
  resendAllAbout: (n) =>
    `Son 30 günde başarısız olan ${n} e-posta yeniden gönderilebilir. Bazıları, e-posta sunucusu yanıt vermeden ulaşmış olabilir.`,
  nothingFailed: 'Son 30 günde, yeniden gönderilmemiş başarısız e-posta yok.',
  resendCount: (n) => `${n} e-postayı yeniden gönder`,
  resent: (n) => `${n} e-posta sıraya alındı.`,
  figures: 'Son 30 gün',
  figure: {
    emails_sent: 'Gönderilen',
    emails_failed: 'Başarısız',
    emails_bounced: 'Geri dönen',
    emails_complained: 'Spam bildirimi',
    unsubscribed: 'Listeden çıkan',
  },
  before: (n) => `önceki 30 günde ${n}`,
  byDay: (name) => `Günlere göre: ${name} (tablo)`,
  day: 'Gün',
}

export const reasonMessages: typeof reasonMessagesType = {
  'The person has unsubscribed from emails that are not about their own registration or certificates.':
    'Kişi, kendi kaydı veya sertifikalarıyla ilgili olmayan e-postaların listesinden çıktı.',
  'A mail server permanently rejected this address.': 'Bir e-posta sunucusu bu adresi kalıcı olarak reddetti.',
  'The person reported an email as spam.': 'Kişi bir e-postayı spam olarak bildirdi.',
  'The organisation has suppressed this address.': 'Kuruluş bu adresi engelledi.',
  'The address belongs to sample data, whose people do not exist.':
    'Adres, gerçek kişiler içermeyen örnek verilere ait.',
  'A member of the organisation cancelled it.': 'Kuruluşun bir üyesi iptal etti.',
}
