import { messages } from '../../../messages/use-messages.tsx'

export const pictureMessages = messages({
  en: {
    own: 'A picture of your own',
    file: 'Picture',
    fileAbout:
      'PNG, JPEG or WebP, at most 10 MB. For A4 across, 3508 × 2480 pixels are best and 1754 × 1240 look sharp enough. Leave room where names will stand.',
    facts: (pixels: string, page: string, dpi: string) =>
      `${pixels} pixels: a page of ${page} mm with ${dpi} pixels for an inch.`,
    coarse: 'That will look coarse on paper; take a larger picture if there is one.',
    shrunk: 'It is kept with 3508 pixels on its longer side, which is as sharp as printers are.',
    wrong: {
      type: 'It is not a PNG, JPEG or WebP picture.',
      size: 'It has more than 10 MB. Save it as a JPEG, or with fewer pixels.',
      broken: 'It cannot be read as a picture. Save it anew as PNG or JPEG.',
    },
    none: 'Choose a picture first.',
    shown: 'The picture that was chosen',
  },
  tr: {
    own: 'Kendi resminiz',
    file: 'Resim',
    fileAbout:
      'PNG, JPEG ya da WebP, en çok 10 MB. Yatay A4 için en iyisi 3508 × 2480 piksel; 1754 × 1240 da yeterince keskindir. Adların duracağı yeri boş bırakın.',
    facts: (pixels: string, page: string, dpi: string) =>
      `${pixels} piksel: ${page} mm bir sayfa, inçte ${dpi} piksel.`,
    coarse: 'Kâğıtta kaba görünür; varsa daha büyük bir resim seçin.',
    shrunk: 'Uzun kenarı 3508 piksel olarak saklanır; yazıcılar bundan keskin değildir.',
    wrong: {
      type: 'PNG, JPEG ya da WebP resmi değil.',
      size: '10 MB’den büyük. JPEG olarak ya da daha az pikselle kaydedin.',
      broken: 'Resim olarak okunamıyor. PNG ya da JPEG olarak yeniden kaydedin.',
    },
    none: 'Önce bir resim seçin.',
    shown: 'Seçilen resim',
  },
})

export const sampleMessages = messages({
  en: {
    madeUp: 'Made up',
    ofEvent: 'People of an event',
    orders: { longest_name: 'the longest name', oldest: 'the first', search: 'somebody looked for' },
    event: 'Event',
    usesThis: (event: string) => `${event} (has this design)`,
    noEvents: 'There are no events yet.',
    look: 'Name or e-mail address',
    previous: 'Previous person',
    next: 'Next person',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} of ${total}`,
    nobody: 'Nobody who is registered is found, so a made-up name is shown.',
  },
  tr: {
    madeUp: 'Uydurma',
    ofEvent: 'Bir etkinliğin kişileri',
    orders: { longest_name: 'en uzun ad', oldest: 'ilk kişi', search: 'aranan kişi' },
    event: 'Etkinlik',
    usesThis: (event: string) => `${event} (bu tasarımla)`,
    noEvents: 'Henüz etkinlik yok.',
    look: 'Ad ya da e-posta adresi',
    previous: 'Önceki kişi',
    next: 'Sonraki kişi',
    nth: (name: string, nth: string, total: string) => `${name}, ${nth} / ${total}`,
    nobody: 'Kayıtlı kimse bulunamadı; uydurma bir ad gösteriliyor.',
  },
})

export const printedMessages = messages({
  en: {
    view: 'View',
    views: { over: 'as printed', beside: 'as printed, beside it', drawn: 'as drawn here' },
    drawing: 'Drawing…',
    fresh: 'As the service prints it. In place of the code it says PREVIEW.',
    drawn: 'As this browser draws it.',
    notDrawn: 'It could not be drawn as it is printed, so you see what this browser draws.',
    picture: (name: string) => `As printed for ${name}`,
    elsewhere: 'Printed more than 2 pt from where this browser draws it; what is printed counts:',
    pdf: 'PDF',
    file: 'preview.pdf',
  },
  tr: {
    view: 'Görünüm',
    views: { over: 'basıldığı gibi', beside: 'basıldığı gibi, yanında', drawn: 'burada çizildiği gibi' },
    drawing: 'Çiziliyor…',
    fresh: 'Hizmetin bastığı gibi. Kodun yerinde PREVIEW yazar.',
    drawn: 'Bu tarayıcının çizdiği gibi.',
    notDrawn: 'Basıldığı gibi çizilemedi; bu tarayıcının çizdiğini görüyorsunuz.',
    picture: (name: string) => `${name} için basıldığı gibi`,
    elsewhere: 'Bu tarayıcının çizdiğinden 2 pt’den çok uzağa basılıyor; geçerli olan basılandır:',
    pdf: 'PDF',
    file: 'onizleme.pdf',
  },
})
