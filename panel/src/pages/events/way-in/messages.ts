import { messages } from '../../../messages/use-messages.tsx'

/** Texts about the end of an event, its online address and cover. */
export const wayInMessages = messages({
  en: {
    end: 'Ends',
    endAbout: 'Leave empty if it ends with its last session or its day.',
    online: 'Online address',
    onlineAbout: 'Only registered people see it: on their page, ticket and emails.',
    markdown: 'Supports Markdown: **bold**, *italic*, # headings, lists and [links](https://example.org).',
    cover: 'Cover picture',
    coverAbout: 'Shown on the event page, in the marketplace and in link previews. PNG, JPEG or WebP, at most 10 MB.',
    coverShown: 'Current cover picture',
    file: 'Picture',
    upload: 'Upload picture',
    noFile: 'Choose a picture first.',
    remove: 'Remove picture',
    saved: 'Saved.',
  },
  tr: {
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
  },
})
