import type { Texts } from '../../lib/text/texts.ts'

export const question: Texts['question'] = {
  required: 'zorunlu',
  optional: 'isteğe bağlı',
  yes: 'Evet',
  no: 'Hayır',
  choose: 'Birini seçin',
  noAnswer: 'Yanıt yok',
  limits: {
    characters: (min, max) =>
      min === null
        ? `En çok ${max} karakter`
        : max === null
          ? `En az ${min} karakter`
          : `${min} ile ${max} karakter arası`,
    number: (min, max) =>
      min === null ? `En çok ${max}` : max === null ? `En az ${min}` : `En az ${min}, en çok ${max}`,
    choices: (min, max) =>
      min === null
        ? `En çok ${max} seçenek işaretleyin`
        : max === null
          ? `En az ${min} seçenek işaretleyin`
          : min === max
            ? `${min} seçenek işaretleyin`
            : `En az ${min}, en çok ${max} seçenek işaretleyin`,
  },
  problems: {
    missing: () => 'Lütfen bu soruyu yanıtlayın.',
    not_consented: () => 'Devam etmek için lütfen bu kutuyu işaretleyin.',
    unknown_question: () => 'Bu soru artık sorulmuyor.',
    not_a_text: () => 'Lütfen metin olarak yanıtlayın.',
    unreadable_text: () => 'Bu metinde okunamayan karakterler var. Lütfen yeniden yazın.',
    many_lines: () => 'Lütfen tek satırda yanıtlayın.',
    too_short: (limit) => `Lütfen en az ${limit} karakter yazın.`,
    too_long: (limit) => `Lütfen en çok ${limit} karakter yazın.`,
    not_a_number: () => 'Lütfen 12 veya 12.5 gibi bir sayı yazın.',
    not_a_whole_number: () => 'Lütfen sayılardan birini seçin.',
    too_small: (limit) => `Lütfen en az ${limit} yazın.`,
    too_large: (limit) => `Lütfen en çok ${limit} yazın.`,
    not_an_email: () => 'Lütfen ayse@example.org gibi bir e-posta adresi yazın.',
    not_a_phone: () => 'Lütfen +90 212 555 00 00 gibi bir telefon numarası yazın.',
    not_a_link: () => 'Lütfen https:// veya http:// ile başlayan bir adres yazın.',
    not_a_date: () => 'Lütfen takvimde olan bir günü 2026-11-20 gibi yıl, ay ve gün olarak yazın.',
    not_yes_or_no: () => 'Lütfen evet veya hayır olarak yanıtlayın.',
    no_option: () => 'Lütfen seçeneklerden seçin: seçenekler değişmiş olabilir.',
    not_a_list: () => 'Lütfen seçeneklerden seçin.',
    repeated_option: () => 'Lütfen her seçeneği bir kez seçin.',
    too_few: (limit) => `Lütfen en az ${limit} seçenek işaretleyin.`,
    too_many: (limit) => `Lütfen en çok ${limit} seçenek işaretleyin.`,
  },
}
