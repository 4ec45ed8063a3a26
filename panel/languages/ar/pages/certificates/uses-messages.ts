import type { usesMessages as usesMessagesType } from '../../../../src/pages/certificates/uses-messages.ts'

export const usesMessages: typeof usesMessagesType = {
  title: 'الاستخدام',
  verified: 'التحقق',
  downloaded: 'التنزيل',
  shared: 'المشاركة',
  countAndLast: (count, last) => `${count} · آخرها ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'البريد الإلكتروني' },
  about: 'يُحسب كل زائر مرة في الساعة. لا تُحسب الروبوتات المعروفة.',
}
