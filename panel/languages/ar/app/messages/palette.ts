import type { paletteMessages as paletteMessagesType } from '../../../../src/app/messages/palette.ts'

export const paletteMessages: typeof paletteMessagesType = {
  goTo: 'بحث أو انتقال إلى…',
  nothingFound: 'لا توجد نتائج.',
  looking: 'جارٍ البحث…',
  onThisPage: 'في هذه الصفحة',
  copyCall: 'نسخ آخر طلب بصيغة cURL',
  callCopied: 'تم النسخ. يجب ضبط LAUREL_KEY على مفتاح API قبل التشغيل.',
  found: 'النتائج',
  kinds: {
    event: 'فعالية',
    attendee: 'مشارك',
    certificate: 'شهادة',
    design: 'تصميم',
    contact: 'جهة اتصال',
  },
  statuses: { active: 'صالحة', revoked: 'مسحوبة', expired: 'منتهية الصلاحية' },
  ofThisEvent: 'هذه الفعالية',
  keys: 'اختصارات لوحة المفاتيح',
  keyOf: {
    palette: 'البحث أو الانتقال إلى صفحة',
    help: 'عرض اختصارات لوحة المفاتيح',
    search: 'البحث في القائمة',
    move: 'الصف التالي أو السابق',
    open: 'فتح الصف',
    choose: 'تحديد الصف',
    create: 'إنشاء',
    undo: 'التراجع عن آخر إجراء',
    close: 'إغلاق أو إلغاء التحديد',
    jump: 'الانتقال إلى',
  },
}
