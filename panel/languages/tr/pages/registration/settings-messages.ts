import type { settingsMessages as settingsMessagesType } from '../../../../src/pages/registration/settings-messages.ts'

export const settingsMessages: typeof settingsMessagesType = {
  settings: 'Kayıt ayarları',
  enabled: 'Etkinlik sayfasından kayda izin ver',
  opens: 'Kayıt açılışı',
  closes: 'Kayıt kapanışı',
  capacity: 'Kapasite',
  capacityAbout: 'Sınır olmaması için boş bırakın. Dolunca gelenler bekleme listesine girer.',
  offerHours: 'Önerilen yeri kabul süresi (saat)',
  offerHoursAbout: 'Süre dolunca sıradaki kişiye önerilir.',
  guests: 'Kayıt başına misafir',
  guestsAbout: 'Bir kişinin kendisiyle birlikte kaydedebileceği kişi sayısı, en fazla 20. 0: yok.',
  confirm: 'E-posta adresini doğrulat',
  confirmAbout:
    'Kaydolan kişi e-postayla bir bağlantı alır; 48 saat içinde onaylayınca kaydı tamamlanır. Yanlış adresler böylece kayda girmez.',
  approval: 'Her kaydı onayla',
  approvalAbout:
    'Siz onaylayınca kişi yer ve bilet alır; kararınız e-postayla bildirilir. Kayıt türleri ayrıca onay isteyebilir.',
}
