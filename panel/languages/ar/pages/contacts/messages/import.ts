import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactImportMessages as contactImportMessagesType } from '../../../../../src/pages/contacts/messages/import.ts'

const plural = pluralsOf('ar')

const contacts = (count: number) =>
  plural(count, {
    zero: '# جهة اتصال',
    one: 'جهة اتصال واحدة',
    two: 'جهتَي اتصال',
    few: '# جهات اتصال',
    many: '# جهة اتصال',
    other: '# جهة اتصال',
  })

export const contactImportMessages: typeof contactImportMessagesType = {
  title: 'استيراد جهات الاتصال',
  about:
    'يمكن لصق خلايا من جدول بيانات صفه الأول أسماء الأعمدة، أو رفع ملف ‎.csv حتى 200,000 صف أو ملف ‎.xlsx حتى 20,000 صف.',
  sample:
    'الاسم\tالبريد الإلكتروني\tالشركة\nليلى حداد\tlayla@example.org\tشركة الأفق\nعمر نصار\tomar@example.org\tشركة النور',
  fields: {
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    title: 'المسمى الوظيفي',
    company: 'الشركة',
    website: 'موقع الشركة',
    tags: 'الوسوم',
    lifecycle_stage: 'المرحلة',
    email_consent: 'الموافقة على الرسائل',
    owner: 'المسؤول',
    notes: 'ملاحظة',
  },
  custom: (label) => `حقل مخصص: ${label}`,
  known: 'جهات الاتصال الموجودة',
  modes: {
    update: 'استبدال قيمها بقيم القائمة',
    fill: 'ملء الحقول الفارغة فقط',
  },
  import: (count) => `استيراد ${contacts(count)}`,
  update: (count) => `تحديث ${contacts(count)}`,
  seeThem: 'عرض جهات الاتصال',
  list: 'عمليات الاستيراد السابقة',
  none: 'لا عمليات استيراد بعد',
  noneAbout: 'تظهر هنا عمليات الاستيراد مع نتائجها.',
  file: 'الملف',
  status: 'الحالة',
  statuses: {
    pending: 'في الانتظار',
    running: 'قيد التنفيذ',
    completed: 'اكتملت',
    failed: 'فشلت',
    cancelled: 'أُلغيت',
  },
  result: 'النتيجة',
  rows: 'الصفوف',
  started: 'البداية',
  mode: 'جهات الاتصال الموجودة',
  progress: (done, all) => `الصفوف: ${done} من ${all}`,
  goesOn: 'يمكنك مغادرة هذه الصفحة؛ ويستمر الاستيراد.',
  cancel: 'إلغاء الاستيراد',
  cancelAbout: 'تبقى جهات الاتصال التي استُوردت حتى الآن.',
  cancelled: 'تم إلغاء الاستيراد.',
}
