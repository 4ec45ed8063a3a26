import type { problemMessages as problemMessagesType } from '../../../../src/components/messages/problems.ts'

/** Problems of templates; names and unknown details stay as the service says them. */
const inLine: typeof problemMessagesType.inLine = {
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

export const problemMessages: typeof problemMessagesType = {
  value: 'Bir değer',
  atLine: (label, line, said) => `${label}, ${line}. satır: ${said}`,
  inLine,
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
    language: (label) => `${label} listedeki dillerden biri olmalıdır.`,
    integer_type: (label) => `${label} tam sayı olmalıdır.`,
    number_type: (label) => `${label} sayı olmalıdır.`,
    property_key: (label) =>
      `${label}, a–z, 0–9 ve _ karakterlerinden en fazla 63 tanesi olmalı ve harfle başlamalıdır.`,
    duplicate: (label) => `${label} birden çok kez geçiyor.`,
    options: (label) => `${label} için en az bir değer girin.`,
    string_type: (label) => `${label} zorunludur.`,
    value_key: (label) => `${label}, a–z, 0–9 ve _ karakterlerinden en fazla 40 tanesi olmalı ve harfle başlamalıdır.`,
    repeated: (label) => `${label} diğerlerinden farklı olmalıdır.`,
    header_name: () => 'Başlık adı 1 ile 100 arasında harf, rakam veya tireden oluşur; örneğin X-Api-Key.',
    header_value: (label) =>
      `${label} yalnızca görünür ASCII karakterlerinden oluşabilir, başında ve sonunda boşluk bulunamaz.`,
    reserved_header: () => 'Bu başlığı Laurel veya bağlantı belirler. Başka bir ad kullanın.',
  },
}
