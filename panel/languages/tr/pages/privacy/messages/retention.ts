import type { retentionMessages as retentionMessagesType } from '../../../../../src/pages/privacy/messages/retention.ts'

export const retentionMessages: typeof retentionMessagesType = {
  settings: 'Kayıtların saklanacağı gün sayısı',
  about: 'Daha eski kayıtlar her gece kalıcı olarak silinir. Sertifikalar, kişiler ve denetim günlüğü etkilenmez.',
  kinds: {
    deliveries: {
      name: 'Webhook gönderimleri',
      about: 'Başarılı olduktan, başarısız olduktan veya iptal edildikten sonra.',
    },
    attempts: { name: 'Webhook yanıtları', about: 'Alıcıların yanıtları. En geç gönderimle birlikte silinir.' },
    scans: {
      name: 'Tarama günlüğü',
      about: 'Etkinliğin son taramasından sonra. Girişler ve katılım bilgisi korunur.',
    },
    emails: {
      name: 'E-postalar',
      about: 'Metinleriyle; gönderildikten, başarısız olduktan veya iptal edildikten sonra.',
    },
    domain_events: { name: 'Olay akışı', about: 'En az webhook gönderimleri kadar saklanır.' },
    request_log: { name: 'İstek günlüğü', about: 'API istekleri.' },
  },
  limits: (min, max) => `${min}–${max} gün.`,
  orAlways: 'Süresiz saklamak için boş bırakın.',
  shorter: 'Eski kayıtlar silinsin mi?',
  shorterAbout: 'Bu ayarlarla sonraki çalıştırma şu kayıtları kalıcı olarak siler.',
  confirm: 'Kaydet ve sil',
  records: 'Kayıtlar',
  count: 'Sayı',
  atLeast: (count) => `${count} veya daha fazla`,
  runs: 'Son çalıştırmalar',
  last: 'Son çalıştırma',
  none: 'Henüz yok',
  statuses: {
    running: 'Sürüyor',
    complete: 'Tamamlandı',
    interrupted: 'Yarıda kaldı, bir saat içinde sürer',
  },
  duration: 'Süre',
  next: 'Sonraki çalıştırma',
  removedLast: 'Son çalıştırma',
  removedAll: (runs) => `Son ${runs} çalıştırma`,
  runNow: 'Şimdi çalıştır',
  runAbout: 'Ayarların izin verdiğinden eski kayıtlar bu gece yerine şimdi kalıcı olarak silinir.',
  started: 'Başlatıldı. Sonuç burada görünür.',
}
