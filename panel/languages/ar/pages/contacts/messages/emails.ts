import type { emailMessages as emailMessagesType } from '../../../../../src/pages/contacts/messages/emails.ts'

export const emailMessages: typeof emailMessagesType = {
  title: 'البريد',
  none: 'لا رسائل إلى هذا العنوان.',
  all: (count) => `جميع الرسائل (${count})`,
  statuses: {
    queued: 'في الانتظار',
    sending: 'قيد الإرسال',
    sent: 'أُرسلت',
    kept: 'لم تُرسل (لا يوجد خادم بريد)',
    failed: 'فشلت',
    suppressed: 'مستبعدة (إلغاء اشتراك أو بريد مرتد)',
    cancelled: 'ملغاة',
  },
}
