import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactsMessages as contactsMessagesType } from '../../../../../src/pages/contacts/messages/contacts.ts'

const plural = pluralsOf('ar')

const contacts = (count: string) =>
  plural(count, {
    zero: '# جهة اتصال',
    one: 'جهة اتصال واحدة',
    two: 'جهتَي اتصال',
    few: '# جهات اتصال',
    many: '# جهة اتصال',
    other: '# جهة اتصال',
  })

export const contactsMessages: typeof contactsMessagesType = {
  title: 'جهات الاتصال',
  find: 'البحث في جهات الاتصال',
  add: 'إضافة جهة اتصال',
  addAnother: 'إضافة ثم أخرى',
  added: (name) => `تمت إضافة ${name}.`,
  import: 'استيراد',
  nobody: 'لا جهات اتصال بعد',
  nobodyHow: 'يمكن استيراد قائمة، أو إضافة أشخاص يدويًا، أو ترك التسجيلات والنماذج تنشئها.',
  name: 'الاسم',
  company: 'الشركة',
  stage: 'المرحلة',
  score: 'النقاط',
  owner: 'المسؤول',
  tags: 'الوسوم',
  tag: 'الوسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  jobTitle: 'المسمى الوظيفي',
  consent: 'الموافقة على الرسائل',
  source: 'المصدر',
  active: 'النشاط',
  lastActive: 'آخر نشاط',
  never: 'أبدًا',
  created: 'تاريخ الإضافة',
  updated: 'تاريخ التغيير',
  scoreFrom: 'النقاط من',
  scoreTo: 'النقاط حتى',
  activeIn: (days) =>
    plural(days, {
      zero: 'نشطة اليوم',
      one: 'نشطة في آخر يوم',
      two: 'نشطة في آخر يومين',
      few: 'نشطة في آخر # أيام',
      many: 'نشطة في آخر # يومًا',
      other: 'نشطة في آخر # يوم',
    }),
  inactiveFor: (days) =>
    plural(days, {
      zero: 'غير نشطة اليوم',
      one: 'غير نشطة منذ يوم',
      two: 'غير نشطة منذ يومين',
      few: 'غير نشطة منذ # أيام',
      many: 'غير نشطة منذ # يومًا',
      other: 'غير نشطة منذ # يوم',
    }),
  write: 'مراسلة هؤلاء الأشخاص',
  writeTo: (count) => `مراسلة ${contacts(count)}`,
  tooMany: (most) =>
    `لا يمكن تحديد أكثر من ${contacts(most)} للمراسلة؛ ويمكن بدلًا من ذلك تصفية القائمة واستخدام «مراسلة هؤلاء الأشخاص».`,
}
