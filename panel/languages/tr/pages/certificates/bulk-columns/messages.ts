import type { bulkColumnMessages as bulkColumnMessagesType } from '../../../../../src/pages/certificates/bulk-columns/messages.ts'

export const bulkColumnMessages: typeof bulkColumnMessagesType = {
  columns: 'Sütunları eşleştirin',
  header: 'Sütun',
  first: 'İlk değer',
  means: 'Kullanımı',
  targets: {
    name: 'Ad soyad',
    first_name: 'Ad',
    last_name: 'Soyad',
    email: 'E-posta',
  },
  ignored: 'Kullanma',
  unnamed: (letter) => `${letter} sütunu`,
  sheet: 'Sayfa',
  kind: 'Sertifika türü',
  attendeeKind: 'Katılımcı (varsayılan)',
  chooseName: 'Ad sütunu bulunamadı. Aşağıdan seçin.',
  missing: 'Değeri eksik satırlar',
  blank: 'Sertifikasını oluştur, satırı boş bırak',
  skip: 'Bu satırlara sertifika oluşturma',
}
