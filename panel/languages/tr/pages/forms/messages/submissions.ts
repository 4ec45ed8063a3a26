import type { submissionMessages as submissionMessagesType } from '../../../../../src/pages/forms/messages/submissions.ts'

export const submissionMessages: typeof submissionMessagesType = {
  title: 'Gönderimler',
  one: 'Gönderim',
  find: 'Yanıtlarda ara',
  none: 'Henüz gönderim yok.',
  noneHow: 'Formu paylaşın: gönderimler geldikçe burada görünür.',
  share: 'Formu paylaş',
  sent: 'Gönderildi',
  contact: 'Kişi',
  allRecords: 'Tüm kayıtlar',
  noContact: 'Kişi yok',
  language: 'Dil',
  consent: 'Onaylanan metin',
  consentVersion: (version) => `${version}. sürüm`,
  yes: 'Evet',
  no: 'Hayır',
  remove: 'Gönderimi sil',
  removeAbout:
    'Yanıtlar, bildirim e-postalarındakilerle birlikte kalıcı olarak silinir. Kişi korunur. Bu işlem geri alınamaz.',
  removed: 'Gönderim silindi.',
}
