import type { messageListMessages as messageListMessagesType } from '../../../../../src/pages/messages/messages/list.ts'

export const messageListMessages: typeof messageListMessagesType = {
  title: 'الرسائل',
  toContacts: 'رسائل إلى جهات الاتصال',
  create: 'رسالة جديدة',
  subject: 'الموضوع',
  fromTemplate: 'قالب الرسالة',
  when: 'الوقت',
  sent: 'أُرسلت',
  failed: 'فشلت',
  status: 'الحالة',
  ofAll: (sent, all) => `${sent} من ${all}`,
  statuses: {
    scheduled: 'مجدولة',
    sending: 'قيد الإرسال',
    sent: 'أُرسلت',
    cancelled: 'ملغاة',
  },
  none: 'لا رسائل بعد.',
  noneHow: 'يمكن مراسلة جميع المسجلين أو بعضهم: الآن، أو في وقت يناسب الفعالية.',
  noneToContacts: 'يمكن مراسلة جهات الاتصال التي وافقت على تلقي الرسائل. يستطيع الجميع إلغاء الاشتراك بنقرة واحدة.',
}
