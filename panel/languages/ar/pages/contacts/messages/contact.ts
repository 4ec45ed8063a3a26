import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactMessages as contactMessagesType } from '../../../../../src/pages/contacts/messages/contact.ts'

const plural = pluralsOf('ar')

const deals = (count: string) =>
  plural(count, {
    zero: '# صفقة',
    one: 'صفقة واحدة',
    two: 'صفقتان',
    few: '# صفقات',
    many: '# صفقة',
    other: '# صفقة',
  })

export const contactMessages: typeof contactMessagesType = {
  title: 'جهة الاتصال',
  all: 'جميع جهات الاتصال',
  edit: 'تعديل',
  delete: 'حذف',
  write: 'إرسال رسالة',
  saved: 'تم الحفظ.',
  deals: 'الصفقات',
  noDeals: 'لا صفقات.',
  exportDeals: 'تصدير الصفقات',
  details: 'التفاصيل',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  jobTitle: 'المسمى الوظيفي',
  company: 'الشركة',
  stage: 'المرحلة',
  owner: 'المسؤول',
  tags: 'الوسوم',
  consent: 'الموافقة على الرسائل',
  consentSince: (state, time) => `${state} (${time})`,
  source: 'المصدر',
  created: 'تاريخ الإضافة',
  updated: 'تاريخ التغيير',
  none: '–',
  everything: 'كل شيء عن هذا العنوان',
  moreOf: (name) => `المزيد من جهات الاتصال: ${name}`,
  deleteTitle: (name) => `هل تريد حذف ${name}؟`,
  deleteAbout: 'ستُحذف جهة الاتصال مع ملاحظاتها وتسلسلها الزمني نهائيًا. لا يمكن التراجع عن ذلك.',
  deleteDeals: (count) => `لها ${deals(count)}، وستُحذف أيضًا:`,
  deleteOther: 'لمحو بيانات شخص في كل مكان: الإعدادات › الخصوصية.',
  moreDeals: (count) => `وغيرها: ${count}`,
  deleteOne: 'حذف جهة الاتصال',
  deleteBoth: (count) =>
    plural(count, {
      zero: 'حذف جهة الاتصال',
      one: 'حذف جهة الاتصال وصفقة واحدة',
      two: 'حذف جهة الاتصال وصفقتين',
      few: 'حذف جهة الاتصال و# صفقات',
      many: 'حذف جهة الاتصال و# صفقة',
      other: 'حذف جهة الاتصال و# صفقة',
    }),
  deleted: (name) => `تم حذف ${name}.`,
}
