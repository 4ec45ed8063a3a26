import type { emailFigureMessages as emailFigureMessagesType } from '../../../../../src/pages/analytics/messages/emails.ts'

export const emailFigureMessages: typeof emailFigureMessagesType = {
  title: 'الرسائل المرسلة',
  names: {
    sent: 'أُرسلت',
    bounced: 'ارتدت',
    failed: 'فشلت',
    complained: 'أُبلغ عنها كبريد مزعج',
    unsubscribed: 'إلغاء الاشتراك',
  },
  of: {
    bounced: (count) => `المرتدة: ${count}`,
    failed: (count) => `الفاشلة: ${count}`,
    complained: (count) => `المبلغ عنها كبريد مزعج: ${count}`,
    unsubscribed: (count) => `من ألغوا الاشتراك: ${count}`,
  },
}
