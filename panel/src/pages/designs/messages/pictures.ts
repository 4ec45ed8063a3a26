import { messages } from '../../../messages/use-messages.tsx'

export const pictureMessages = messages({
  en: {
    own: 'Your own image',
    file: 'Image',
    fileAbout:
      'PNG, JPEG or WebP, up to 10 MB. For landscape A4, 3508 × 2480 pixels is ideal and 1754 × 1240 is the minimum we recommend. Leave space for names.',
    facts: (pixels: string, page: string, dpi: string) => `${pixels} pixels, printed at ${page} mm and ${dpi} dpi.`,
    coarse: 'This will look blurry in print. Use a larger image if you can.',
    shrunk: 'The longer side will be reduced to 3508 pixels, which is enough for print.',
    wrong: {
      type: 'Choose a PNG, JPEG or WebP image.',
      size: 'The image is larger than 10 MB. Save it as a JPEG or with fewer pixels.',
      broken: 'The image could not be read. Save it again as PNG or JPEG.',
    },
    none: 'Choose an image first.',
    shown: 'Selected image',
  },
  tr: {
    own: 'Kendi görseliniz',
    file: 'Görsel',
    fileAbout:
      'PNG, JPEG veya WebP, en fazla 10 MB. Yatay A4 için ideal boyut 3508 × 2480 piksel, önerilen en küçük boyut 1754 × 1240 pikseldir. Adlar için yer bırakın.',
    facts: (pixels: string, page: string, dpi: string) => `${pixels} piksel; ${page} mm ve ${dpi} dpi olarak basılır.`,
    coarse: 'Baskıda bulanık görünür. Varsa daha büyük bir görsel kullanın.',
    shrunk: 'Uzun kenar, baskı için yeterli olan 3508 piksele küçültülür.',
    wrong: {
      type: 'PNG, JPEG veya WebP görseli seçin.',
      size: 'Görsel 10 MB’den büyük. JPEG olarak veya daha az pikselle kaydedin.',
      broken: 'Görsel okunamadı. PNG veya JPEG olarak yeniden kaydedin.',
    },
    none: 'Önce bir görsel seçin.',
    shown: 'Seçilen görsel',
  },
})

export const sampleMessages = messages({
  en: {
    madeUp: 'Sample data',
    ofEvent: 'Attendees of an event',
    orders: { longest_name: 'Longest name', oldest: 'First attendee', search: 'Search attendees' },
    event: 'Event',
    usesThis: (event: string) => `${event} (uses this design)`,
    noEvents: 'No events yet.',
    look: 'Name or email',
    previous: 'Previous attendee',
    next: 'Next attendee',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} of ${total}`,
    nobody: 'No registered attendees found. Showing sample data.',
  },
  tr: {
    madeUp: 'Örnek veri',
    ofEvent: 'Bir etkinliğin katılımcıları',
    orders: { longest_name: 'En uzun ad', oldest: 'İlk katılımcı', search: 'Katılımcı ara' },
    event: 'Etkinlik',
    usesThis: (event: string) => `${event} (bu tasarımı kullanıyor)`,
    noEvents: 'Henüz etkinlik yok.',
    look: 'Ad veya e-posta',
    previous: 'Önceki katılımcı',
    next: 'Sonraki katılımcı',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} / ${total}`,
    nobody: 'Kayıtlı katılımcı bulunamadı. Örnek veri gösteriliyor.',
  },
})

export const printedMessages = messages({
  en: {
    view: 'View',
    views: { over: 'Print preview', beside: 'Side by side', drawn: 'Editor' },
    drawing: 'Rendering…',
    fresh: 'Shown as it will print. The code reads PREVIEW.',
    drawn: 'Shown as drawn by your browser.',
    notDrawn: 'The print preview is not available. Showing the editor view.',
    picture: (name: string) => `Print preview for ${name}`,
    elsewhere: 'These fields print more than 2 pt away from where the editor shows them:',
    pdf: 'PDF',
    file: 'preview.pdf',
  },
  tr: {
    view: 'Görünüm',
    views: { over: 'Baskı önizleme', beside: 'Yan yana', drawn: 'Düzenleyici' },
    drawing: 'Oluşturuluyor…',
    fresh: 'Basılacağı gibi gösteriliyor. Kodun yerinde PREVIEW yazar.',
    drawn: 'Tarayıcınızın çizdiği gibi gösteriliyor.',
    notDrawn: 'Baskı önizleme kullanılamıyor. Düzenleyici görünümü gösteriliyor.',
    picture: (name: string) => `${name} için baskı önizleme`,
    elsewhere: 'Bu alanlar, düzenleyicide görünen yerden 2 pt’den fazla uzağa basılır:',
    pdf: 'PDF',
    file: 'onizleme.pdf',
  },
})
