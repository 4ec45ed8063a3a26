import type { tierMessages as tierMessagesType } from '../../../../../src/pages/events/tiers/messages.ts'

export const tierMessages: typeof tierMessagesType = {
  title: 'المستويات',
  about: 'تذكر الشهادة أعلى مستوى بلغه المشارك بحضور الجلسات.',
  none: 'لا مستويات بعد.',
  nth: (nth) => `المستوى ${nth}`,
  name: 'اسم المستوى',
  least: 'الحد الأدنى للحضور (%)',
  add: 'إضافة مستوى',
  remove: 'إزالة المستوى',
}
