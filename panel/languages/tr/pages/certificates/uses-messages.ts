import type { usesMessages as usesMessagesType } from '../../../../src/pages/certificates/uses-messages.ts'

export const usesMessages: typeof usesMessagesType = {
  title: 'Kullanım',
  verified: 'Doğrulama',
  downloaded: 'İndirme',
  shared: 'Paylaşım',
  countAndLast: (count, last) => `${count} · son ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'E-posta' },
  about: 'Her ziyaretçi saatte bir kez sayılır. Bilinen robotlar sayılmaz.',
}
