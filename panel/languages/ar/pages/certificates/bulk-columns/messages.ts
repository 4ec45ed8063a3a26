import type { bulkColumnMessages as bulkColumnMessagesType } from '../../../../../src/pages/certificates/bulk-columns/messages.ts'

export const bulkColumnMessages: typeof bulkColumnMessagesType = {
  columns: 'مطابقة الأعمدة',
  header: 'العمود',
  first: 'أول قيمة',
  means: 'الاستخدام',
  targets: {
    name: 'الاسم الكامل',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
  },
  ignored: 'تجاهل',
  unnamed: (letter) => `العمود ${letter}`,
  sheet: 'الورقة',
  kind: 'نوع الشهادة',
  attendeeKind: 'مشارك (افتراضي)',
  chooseName: 'لم يُعرف عمود الأسماء. يرجى اختياره أدناه.',
  missing: 'الصفوف التي تنقصها قيمة',
  blank: 'إنشاء شهادتها دون ذلك السطر',
  skip: 'استبعاد الصف',
}
