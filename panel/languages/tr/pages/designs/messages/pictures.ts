import type {
  pictureMessages as pictureMessagesType,
  printedMessages as printedMessagesType,
  sampleMessages as sampleMessagesType,
} from '../../../../../src/pages/designs/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  own: 'Kendi görseliniz',
  file: 'Görsel',
  fileAbout:
    'PNG, JPEG veya WebP, en fazla 10 MB. Yatay A4 için ideal boyut 3508 × 2480 piksel, önerilen en küçük boyut 1754 × 1240 pikseldir. Adlar için yer bırakın.',
  facts: (pixels, page, dpi) => `${pixels} piksel; ${page} mm ve ${dpi} dpi olarak basılır.`,
  coarse: 'Baskıda bulanık görünür. Varsa daha büyük bir görsel kullanın.',
  shrunk: 'Uzun kenar, baskı için yeterli olan 3508 piksele küçültülür.',
  wrong: {
    type: 'PNG, JPEG veya WebP görseli seçin.',
    size: 'Görsel 10 MB’den büyük. JPEG olarak veya daha az pikselle kaydedin.',
    broken: 'Görsel okunamadı. PNG veya JPEG olarak yeniden kaydedin.',
  },
  none: 'Önce bir görsel seçin.',
  shown: 'Seçilen görsel',
}

export const sampleMessages: typeof sampleMessagesType = {
  madeUp: 'Örnek veri',
  ofEvent: 'Bir etkinliğin katılımcıları',
  orders: { longest_name: 'En uzun ad', oldest: 'İlk katılımcı', search: 'Katılımcı ara' },
  event: 'Etkinlik',
  usesThis: (event) => `${event} (bu tasarımı kullanıyor)`,
  noEvents: 'Henüz etkinlik yok.',
  look: 'Ad veya e-posta',
  previous: 'Önceki katılımcı',
  next: 'Sonraki katılımcı',
  nth: (name, nth, total) => `${name}, ${nth} / ${total}`,
  nobody: 'Kayıtlı katılımcı bulunamadı. Örnek veri gösteriliyor.',
}

export const printedMessages: typeof printedMessagesType = {
  view: 'Görünüm',
  views: { over: 'Baskı önizleme', beside: 'Yan yana', drawn: 'Düzenleyici' },
  drawing: 'Oluşturuluyor…',
  fresh: 'Basılacağı gibi gösteriliyor. Kodun yerinde PREVIEW yazar.',
  drawn: 'Tarayıcınızın çizdiği gibi gösteriliyor.',
  notDrawn: 'Baskı önizleme kullanılamıyor. Düzenleyici görünümü gösteriliyor.',
  picture: (name) => `${name} için baskı önizleme`,
  elsewhere: 'Bu alanlar, düzenleyicide görünen yerden 2 pt’den fazla uzağa basılır:',
  pdf: 'PDF',
  file: 'onizleme.pdf',
}
