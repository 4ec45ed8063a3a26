import type { valueSettingsMessages as valueSettingsMessagesType } from '../../../../../src/pages/events/values/messages.ts'

export const valueSettingsMessages: typeof valueSettingsMessagesType = {
  title: 'قيم الشهادات',
  about:
    'يمكن أن تذكر الشهادات أكثر من الاسم والتاريخ، مثل الساعات أو التقدير أو رقم الاعتماد. لطباعة قيمة يجب وضعها في التصميم. تطبع التصاميم المدمجة المفتاحين signatory و signatory_title تحت خط التوقيع.',
  none: 'لا قيم بعد.',
  nth: (nth) => `القيمة ${nth}`,
  label: 'التسمية',
  key: 'المفتاح',
  keyAbout: (key) => `{{values.${key}}} في التصاميم والرسائل`,
  value: 'قيمة للجميع',
  valueAbout: 'تُترك فارغة إن كان لكل مشارك قيمته.',
  own: 'لكل مشارك قيمته',
  question: 'سؤال التسجيل',
  questionAbout: 'تُستخدم إجابته للمشاركين الذين ليست لهم قيمة خاصة.',
  noQuestion: 'لا شيء',
  add: 'إضافة قيمة',
  up: 'نقل لأعلى',
  remove: 'إزالة',
}
