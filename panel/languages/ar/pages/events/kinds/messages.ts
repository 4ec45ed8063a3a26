import type { kindMessages as kindMessagesType } from '../../../../../src/pages/events/kinds/messages.ts'

export const kindMessages: typeof kindMessagesType = {
  title: 'أنواع الشهادات',
  about:
    'يحصل المشاركون على الشهادة المبينة أعلاه. يمكن إضافة أنواع لغيرهم، مثل المتحدثين أو لجنة التحكيم، لكل منها تصميم ومدة صلاحية وقيم خاصة.',
  nth: (nth) => `النوع ${nth}`,
  label: 'اسم النوع',
  kind: 'مفتاح النوع',
  kindAbout: 'لواجهة API والملفات، مثل speaker.',
  design: 'تصميم النوع',
  ofEvent: 'كما للمشاركين',
  add: 'إضافة نوع',
  remove: 'إزالة النوع',
  validity: 'الصلاحية',
  units: {
    never: 'لا تنتهي صلاحيتها',
    days: 'عدد من الأيام',
    months: 'عدد من الأشهر',
    years: 'عدد من السنوات',
    until: 'حتى تاريخ محدد',
  },
  until: 'صالحة حتى',
}
