import { messages } from '../../../messages/use-messages.tsx'

export const valueSettingsMessages = messages({
  en: {
    title: 'Values on certificates',
    about:
      'Certificates can state more than name and date, such as hours, a grade or an accreditation number. Place a value in the design to print it. Built-in designs print the keys signatory and signatory_title below the signature line.',
    none: 'No values yet.',
    nth: (nth: string) => `Value ${nth}`,
    label: 'Label',
    key: 'Key',
    keyAbout: (key: string) => `{{values.${key}}} in designs and emails`,
    value: 'Value for everyone',
    valueAbout: 'Leave empty if each attendee has their own.',
    own: 'Each attendee has their own',
    question: 'Registration question',
    questionAbout: 'Its answer is used for attendees without a value of their own.',
    noQuestion: 'None',
    add: 'Add value',
    up: 'Move up',
    remove: 'Remove',
  },
  tr: {
    title: 'Sertifikadaki değerler',
    about:
      'Sertifikalarda ad ve tarihten fazlası yazabilir: saat, not, akreditasyon numarası gibi. Basılması için değeri tasarıma yerleştirin. Hazır tasarımlar signatory (imzalayan) ve signatory_title (unvanı) anahtarlarını imza çizgisinin altına basar.',
    none: 'Henüz değer yok.',
    nth: (nth: string) => `${nth}. değer`,
    label: 'Etiket',
    key: 'Anahtar',
    keyAbout: (key: string) => `Tasarım ve e-postalarda {{values.${key}}}`,
    value: 'Herkes için değer',
    valueAbout: 'Her katılımcının değeri farklıysa boş bırakın.',
    own: 'Her katılımcının kendi değeri var',
    question: 'Kayıt sorusu',
    questionAbout: 'Kendi değeri olmayan katılımcılarda bu sorunun yanıtı kullanılır.',
    noQuestion: 'Yok',
    add: 'Değer ekle',
    up: 'Yukarı taşı',
    remove: 'Kaldır',
  },
})
