import type { importMessages as importMessagesType } from '../../../../../src/pages/attendees/import/messages.ts'

export const importMessages: typeof importMessagesType = {
  title: 'Katılımcıları içe aktar',
  sourceHow:
    'İlk satırında sütun adları olan bir tablodan hücreleri veya adları ve e-posta adreslerini yapıştırın ya da bir .csv veya .xlsx dosyası yükleyin.',
  sample: 'Ayşe Işık <ayse@example.org>\nAda Lovelace, ada@example.org',
  fields: {
    name: 'Ad soyad',
    first_name: 'Ad',
    last_name: 'Soyad',
    email: 'E-posta',
    status: 'Durum (“katıldı” ise giriş yapılır)',
    registration_type: 'Kayıt türü',
  },
  known: 'Mevcut katılımcılar',
  skip: 'Değiştirme',
  rename: 'Adını, türünü, değerlerini ve yanıtlarını güncelle',
  value: (label) => `Değer: ${label}`,
  answer: (label) => `Yanıt: ${label}`,
  import: (count) => `${count} katılımcıyı içe aktar`,
  update: (count) => `${count} katılımcıyı güncelle`,
  seeThem: 'Katılımcıları görüntüle',
}
