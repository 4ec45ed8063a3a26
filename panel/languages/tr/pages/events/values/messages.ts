import type { valueSettingsMessages as valueSettingsMessagesType } from '../../../../../src/pages/events/values/messages.ts'

export const valueSettingsMessages: typeof valueSettingsMessagesType = {
  title: 'Sertifikadaki değerler',
  about:
    'Sertifikalarda ad ve tarihten fazlası yazabilir: saat, not, akreditasyon numarası gibi. Basılması için değeri tasarıma yerleştirin. Hazır tasarımlar signatory (imzalayan) ve signatory_title (unvanı) anahtarlarını imza çizgisinin altına basar.',
  none: 'Henüz değer yok.',
  nth: (nth) => `${nth}. değer`,
  label: 'Etiket',
  key: 'Anahtar',
  keyAbout: (key) => `Tasarım ve e-postalarda {{values.${key}}}`,
  value: 'Herkes için değer',
  valueAbout: 'Her katılımcının değeri farklıysa boş bırakın.',
  own: 'Her katılımcının kendi değeri var',
  question: 'Kayıt sorusu',
  questionAbout: 'Kendi değeri olmayan katılımcılarda bu sorunun yanıtı kullanılır.',
  noQuestion: 'Yok',
  add: 'Değer ekle',
  up: 'Yukarı taşı',
  remove: 'Kaldır',
}
