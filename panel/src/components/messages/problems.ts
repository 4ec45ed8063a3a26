import { counted } from '../../messages/formats.ts'
import { messages } from '../../messages/use-messages.tsx'

type ByType = Record<string, (label: string, limit: string) => string>

export type ProblemTexts = {
  value: string
  byType: ByType
  /** Problems in a line of a template. */
  atLine: (label: string, line: string, said: string) => string
  /** Says such a problem in the language of the panel, by its type. */
  inLine: Record<string, (said: string) => string>
}

/** Problems of templates in Turkish; names and unknown details stay as the service says them. */
const turkishInLine: ProblemTexts['inLine'] = {
  unknown_variable: (said) => {
    const [, other] = /do not have the variable (.+)$/.exec(said) ?? []
    if (other !== undefined) return `bu tür e-postalarda şu değişken yok: ${other}`
    const [, name = said, near] = /no variable (.+?)(?:; did you mean (.+)\?)?$/.exec(said) ?? []
    return near ? `şu değişken yok: ${name}; şunu mu demek istediniz: ${near}?` : `şu değişken yok: ${name}`
  },
  unknown_tag: (said) => `bu etiket kullanılamaz (${said})`,
  unknown_filter: (said) => `bu filtre kullanılamaz (${said})`,
  markup: (said) => `bu HTML kullanılamaz (${said})`,
  liquid: (said) => `okunamıyor (${said})`,
  lines: () => 'tek satır olmalıdır',
  too_large: (said) => `çok fazla içerik var (${said})`,
}

/** Field errors by the `type` of a problem. */
export const problemMessages = messages<ProblemTexts>({
  en: {
    value: 'A value',
    atLine: (label, line, said) => `${label}, line ${line}: ${said}`,
    inLine: {},
    byType: {
      missing: (label) => `${label} is required.`,
      blank: (label) => `${label} is required.`,
      too_short: (label, limit) => `${label} must have at least ${counted(limit, 'character', 'characters')}.`,
      too_long: (label, limit) => `${label} must have at most ${counted(limit, 'character', 'characters')}.`,
      too_small: (label, limit) => `${label} must be ${limit} or more.`,
      too_large: (label, limit) => `${label} must be ${limit} or less.`,
      too_many: (label, limit) => `${label} can have at most ${counted(limit, 'entry', 'entries')}.`,
      too_few: (label, limit) =>
        `Select at least ${limit === '' ? 'one value' : counted(limit, 'value', 'values')} for ${label}.`,
      not_an_email: (label) => `${label} must be an email address, such as ayse@example.org.`,
      not_a_phone: (label) => `${label} must be a phone number with 4 to 20 digits.`,
      not_a_link: (label) => `${label} must begin with http:// or https://.`,
      not_a_date: (label) => `${label} must be a valid date.`,
      not_a_number: (label) => `${label} must be a number.`,
      not_a_whole_number: (label) => `${label} must be a whole number.`,
      many_lines: (label) => `${label} must be a single line.`,
      no_option: (label) => `Select a valid value for ${label}.`,
      enum: (label) => `Select a valid value for ${label}.`,
      email: (label) => `${label} must be an email address, such as ayse@example.org.`,
      timestamp: (label) => `${label} must be a valid date and time.`,
      day: (label) => `${label} must be a valid date.`,
      time_zone: (label) => `${label} must be a time zone such as Europe/Istanbul.`,
      language: (label) => `${label} must be English or Turkish.`,
      integer_type: (label) => `${label} must be a whole number.`,
      number_type: (label) => `${label} must be a number.`,
      property_key: (label) => `${label} must be 1 to 63 of a–z, 0–9 and _, and begin with a letter.`,
      duplicate: (label) => `${label} occurs more than once.`,
      options: (label) => `${label} needs at least one entry.`,
      string_type: (label) => `${label} is required.`,
      value_key: (label) => `${label} must be 1 to 40 of a–z, 0–9 and _, and begin with a letter.`,
      repeated: (label) => `${label} must be different from the others.`,
      header_name: () => 'A header name has 1 to 100 letters, digits or hyphens, such as X-Api-Key.',
      header_value: (label) => `${label} may only have visible ASCII characters, and no space at its start or end.`,
      reserved_header: () => 'This header is set by Laurel or by the connection. Use another name.',
    } as ByType,
  },
  tr: {
    value: 'Bir değer',
    atLine: (label, line, said) => `${label}, ${line}. satır: ${said}`,
    inLine: turkishInLine,
    byType: {
      missing: (label) => `${label} zorunludur.`,
      blank: (label) => `${label} zorunludur.`,
      too_short: (label, limit) => `${label} en az ${limit} karakter olmalıdır.`,
      too_long: (label, limit) => `${label} en fazla ${limit} karakter olabilir.`,
      too_small: (label, limit) => `${label} en az ${limit} olmalıdır.`,
      too_large: (label, limit) => `${label} en fazla ${limit} olabilir.`,
      too_many: (label, limit) => `${label} için en fazla ${limit} değer girilebilir.`,
      too_few: (label, limit) => `${label} için en az ${limit === '' ? '1' : limit} değer seçin.`,
      not_an_email: (label) => `${label}, ayse@example.org gibi bir e-posta adresi olmalıdır.`,
      not_a_phone: (label) => `${label}, 4 ile 20 arasında rakamdan oluşan bir telefon numarası olmalıdır.`,
      not_a_link: (label) => `${label} http:// veya https:// ile başlamalıdır.`,
      not_a_date: (label) => `${label} geçerli bir tarih olmalıdır.`,
      not_a_number: (label) => `${label} sayı olmalıdır.`,
      not_a_whole_number: (label) => `${label} tam sayı olmalıdır.`,
      many_lines: (label) => `${label} tek satır olmalıdır.`,
      no_option: (label) => `${label} için geçerli bir değer seçin.`,
      unknown_type: (label) => `${label} bu etkinliğin kayıt türlerinden biri olmalıdır.`,
      enum: (label) => `${label} için geçerli bir değer seçin.`,
      email: (label) => `${label}, ayse@example.org gibi bir e-posta adresi olmalıdır.`,
      timestamp: (label) => `${label} geçerli bir tarih ve saat olmalıdır.`,
      day: (label) => `${label} geçerli bir tarih olmalıdır.`,
      time_zone: (label) => `${label}, Europe/Istanbul gibi bir saat dilimi olmalıdır.`,
      language: (label) => `${label} İngilizce veya Türkçe olmalıdır.`,
      integer_type: (label) => `${label} tam sayı olmalıdır.`,
      number_type: (label) => `${label} sayı olmalıdır.`,
      property_key: (label) =>
        `${label}, a–z, 0–9 ve _ karakterlerinden en fazla 63 tanesi olmalı ve harfle başlamalıdır.`,
      duplicate: (label) => `${label} birden çok kez geçiyor.`,
      options: (label) => `${label} için en az bir değer girin.`,
      string_type: (label) => `${label} zorunludur.`,
      value_key: (label) =>
        `${label}, a–z, 0–9 ve _ karakterlerinden en fazla 40 tanesi olmalı ve harfle başlamalıdır.`,
      repeated: (label) => `${label} diğerlerinden farklı olmalıdır.`,
      header_name: () => 'Başlık adı 1 ile 100 arasında harf, rakam veya tireden oluşur; örneğin X-Api-Key.',
      header_value: (label) =>
        `${label} yalnızca görünür ASCII karakterlerinden oluşabilir, başında ve sonunda boşluk bulunamaz.`,
      reserved_header: () => 'Bu başlığı Laurel veya bağlantı belirler. Başka bir ad kullanın.',
    } as ByType,
  },
})
