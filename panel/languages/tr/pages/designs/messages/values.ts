import type { valueMessages as valueMessagesType } from '../../../../../src/pages/designs/messages/values.ts'

export const valueMessages: typeof valueMessagesType = {
  add: 'Değer…',
  noValues: 'Etkinlik ayarlarında saat veya not gibi değerler tanımlanabilir. Sonra burada ekleyebilirsiniz.',
  value: 'Değer',
  textAbout: (placeholders) => `Etkinliklerin değerleri: ${placeholders}.`,
  private: 'Gizli değerler',
  privateAbout: 'Basılır, ancak sertifika sayfasında ve doğrulayanlara gösterilmez.',
  privacy: 'Gizli değerler',
}
