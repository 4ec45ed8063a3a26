import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { timelineMessages as timelineMessagesType } from '../../../../../src/pages/contacts/messages/timeline.ts'

const plural = pluralsOf('ar')

export const timelineMessages: typeof timelineMessagesType = {
  title: 'التسلسل الزمني',
  kind: 'نوع النشاط',
  all: 'جميع الأنشطة',
  none: 'لا شيء بعد. ستظهر هنا التسجيلات والشهادات والرسائل والصفقات والملاحظات.',
  noneOfKind: 'لا أنشطة من هذا النوع.',
  more: 'عرض المزيد',
  kinds: {
    registered: 'تم التسجيل',
    cancelled: 'أُلغي التسجيل',
    attended: 'تم الحضور',
    certificate_issued: 'صدرت شهادة',
    certificate_revoked: 'سُحبت شهادة',
    certificate_viewed: 'عُرضت شهادة',
    badge_earned: 'مُنحت شارة',
    survey_answered: 'أُجيب عن استبيان',
    course_completed: 'اكتملت دورة',
    form_submitted: 'أُرسل نموذج',
    email_sent: 'أُرسلت رسالة',
    email_link_opened: 'فُتح رابط في رسالة',
    email_bounced: 'لم تصل رسالة',
    email_unsubscribed: 'أُلغي الاشتراك في الرسائل',
    deal_created: 'أُنشئت صفقة',
    deal_moved: 'نُقلت صفقة',
    deal_won: 'كُسبت صفقة',
    deal_lost: 'خُسرت صفقة',
    note: 'أُضيفت ملاحظة',
    imported: 'تم الاستيراد',
    merged: 'تم الدمج',
  },
  removed: 'أزالته الجهة المنظِّمة',
  complaint: 'بلاغ عن بريد مزعج',
  row: (row) => `الصف ${row}`,
  merged: (count) =>
    plural(count, {
      zero: 'مع # جهة اتصال',
      one: 'مع جهة اتصال واحدة',
      two: 'مع جهتَي اتصال',
      few: 'مع # جهات اتصال',
      many: 'مع # جهة اتصال',
      other: 'مع # جهة اتصال',
    }),
}
