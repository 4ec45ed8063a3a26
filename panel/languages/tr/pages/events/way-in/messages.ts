import type { wayInMessages as wayInMessagesType } from '../../../../../src/pages/events/way-in/messages.ts'

export const wayInMessages: typeof wayInMessagesType = {
  end: 'Bitiş',
  endAbout: 'Son oturumuyla veya gününün sonunda bitiyorsa boş bırakın.',
  online: 'Çevrimiçi adres',
  onlineAbout: 'Yalnızca kayıtlı kişiler görür: kendi sayfalarında, biletlerinde ve e-postalarında.',
  markdown:
    'Markdown kullanabilirsiniz: **kalın**, *italik*, # başlıklar, listeler ve [bağlantılar](https://example.org).',
  cover: 'Kapak görseli',
  coverAbout:
    'Etkinlik sayfasında, pazaryerinde ve bağlantı önizlemelerinde gösterilir. PNG, JPEG veya WebP, en çok 10 MB.',
  coverShown: 'Geçerli kapak görseli',
  file: 'Görsel',
  upload: 'Görseli yükle',
  noFile: 'Önce bir görsel seçin.',
  remove: 'Görseli kaldır',
  saved: 'Kaydedildi.',
}
