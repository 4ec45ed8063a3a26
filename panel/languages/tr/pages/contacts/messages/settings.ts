import type { crmSettingsMessages as crmSettingsMessagesType } from '../../../../../src/pages/contacts/messages/settings.ts'

export const crmSettingsMessages: typeof crmSettingsMessagesType = {
  title: 'Kişi ayarları',
  events: 'Etkinliklerden gelen kişiler',
  feed: 'Etkinliklerdeki hareketlerden kişi oluştur',
  feedAbout:
    'Kayıtlar, katılımlar, sertifikalar ve anketler kişi oluşturur ve kişilerin zaman çizelgesinde görünür. Kapalıyken olanlar sonradan eklenmez.',
  feedOn: 'Etkinliklerdeki hareketler kişi oluşturur.',
  feedOff: 'Etkinliklerdeki hareketler kişi oluşturmaz.',
  fields: 'Özel alanlar',
  fieldsAbout: 'Her kişide, formlarda ve içe aktarmalarda bulunur; listede sütun olarak gösterilebilir.',
  noFields: 'Henüz özel alan yok.',
  addField: 'Alan ekle',
  nth: (nth) => `${nth}. alan`,
  label: 'Ad',
  key: 'Anahtar',
  keyAbout: 'İçe aktarmalarda ve API’de kullanılır; sonradan değişmez.',
  type: 'Tür',
  types: { text: 'Metin', number: 'Sayı', date: 'Tarih', choice: 'Seçenek' },
  options: 'Seçenekler',
  optionsAbout: 'Her satıra bir seçenek. Kişiler, kaldırılan bir seçeneği korur.',
  up: 'Yukarı taşı',
  upOf: (name) => `Yukarı taşı: ${name}`,
  remove: 'Kaldır',
  removeOf: (name) => `Kaldır: ${name}`,
  lostTitle: 'Kişilerin değerleri silinsin mi?',
  lostAbout:
    'Kaldırılan veya türü değişen şu alanlarda kişilerin değerleri var. Kaydederseniz kalıcı olarak silinirler:',
  lostSave: 'Değerleri sil ve kaydet',
  tags: 'Etiketler',
  noTags: 'Hiçbir kişinin etiketi yok.',
  mostUsed: (count) => `En çok kullanılan ${count} etiket gösteriliyor.`,
}
