import type { kindMessages as kindMessagesType } from '../../../../../src/pages/events/kinds/messages.ts'

export const kindMessages: typeof kindMessagesType = {
  title: 'Sertifika türleri',
  about:
    'Katılımcılar yukarıda anlatılan sertifikayı alır. Konuşmacı veya jüri gibi başkaları için tür ekleyin; her türün kendi tasarımı, geçerliliği ve değerleri olur.',
  nth: (nth) => `${nth}. tür`,
  label: 'Türün adı',
  kind: 'Türün anahtarı',
  kindAbout: 'API ve dosyalar için, örneğin konusmaci.',
  design: 'Türün tasarımı',
  ofEvent: 'Katılımcılarınki gibi',
  add: 'Tür ekle',
  remove: 'Türü kaldır',
  validity: 'Geçerlilik',
  units: {
    never: 'Süresiz',
    days: 'Gün sayısı',
    months: 'Ay sayısı',
    years: 'Yıl sayısı',
    until: 'Bir tarihe kadar',
  },
  until: 'Geçerlilik sonu',
}
