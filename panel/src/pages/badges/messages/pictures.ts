import { messages } from '../../../messages/use-messages.tsx'

export const pictureMessages = messages({
  en: {
    title: 'Picture',
    file: 'Picture of your own',
    fileAbout: 'PNG, JPEG or WebP, at most 5 MB. It becomes a square. Without one the badge is drawn with its name.',
    chosen: 'This is how it will look.',
    preview: 'The picture that you chose',
    wrong: {
      type: 'Choose a PNG, JPEG or WebP file.',
      size: 'Choose a file of at most 5 MB.',
      broken: 'This file cannot be read as a picture. Choose another one.',
    },
    now: (name: string) => `Picture of ${name}`,
    upload: 'Upload picture',
    uploaded: 'Picture saved. Badges that people have keep theirs.',
    remove: 'Use the drawn picture',
    removed: 'The badge has its drawn picture again. Badges that people have keep theirs.',
    noFile: 'Choose a file first.',
  },
  tr: {
    title: 'Resim',
    file: 'Kendi resminiz',
    fileAbout: 'PNG, JPEG veya WebP, en çok 5 MB. Kare olarak kullanılır. Resim yoksa rozet adıyla çizilir.',
    chosen: 'Böyle görünecek.',
    preview: 'Seçtiğiniz resim',
    wrong: {
      type: 'PNG, JPEG veya WebP dosyası seçin.',
      size: 'En çok 5 MB büyüklüğünde bir dosya seçin.',
      broken: 'Bu dosya resim olarak okunamıyor. Başka bir dosya seçin.',
    },
    now: (name: string) => `${name} resmi`,
    upload: 'Resmi yükle',
    uploaded: 'Resim kaydedildi. Verilmiş rozetlerin resmi değişmez.',
    remove: 'Çizilen resmi kullan',
    removed: 'Rozette yeniden çizilen resim kullanılıyor. Verilmiş rozetlerin resmi değişmez.',
    noFile: 'Önce bir dosya seçin.',
  },
})
