import type { pictureMessages as pictureMessagesType } from '../../../../../src/pages/badges/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
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
  now: (name) => `${name} resmi`,
  upload: 'Resmi yükle',
  uploaded: 'Resim kaydedildi. Verilmiş rozetlerin resmi değişmez.',
  remove: 'Çizilen resmi kullan',
  removed: 'Rozette yeniden çizilen resim kullanılıyor. Verilmiş rozetlerin resmi değişmez.',
  noFile: 'Önce bir dosya seçin.',
}
