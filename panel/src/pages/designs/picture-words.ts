import { words } from '../../words/use-words.tsx'

export const pictureWords = words({
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
