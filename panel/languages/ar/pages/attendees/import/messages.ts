import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { importMessages as importMessagesType } from '../../../../../src/pages/attendees/import/messages.ts'

const plural = pluralsOf('ar')

export const importMessages: typeof importMessagesType = {
  title: 'استيراد المشاركين',
  sourceHow:
    'يمكن لصق خلايا من جدول بيانات صفه الأول أسماء الأعمدة، أو لصق أسماء وعناوين بريد إلكتروني، أو رفع ملف ‎.csv أو ‎.xlsx.',
  sample: 'ليلى حداد <layla@example.org>\nعمر نصار <omar@example.org>',
  fields: {
    name: 'الاسم الكامل',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    status: 'الحالة (تسجّل القيمة «attended» الحضور)',
    registration_type: 'نوع التسجيل',
  },
  known: 'المشاركون الموجودون',
  skip: 'تركهم دون تغيير',
  rename: 'تحديث الاسم والنوع والقيم والإجابات',
  value: (label) => `قيمة: ${label}`,
  answer: (label) => `إجابة: ${label}`,
  import: (count) =>
    plural(count, {
      zero: 'استيراد المشاركين',
      one: 'استيراد مشارك واحد',
      two: 'استيراد مشاركَين',
      few: 'استيراد # مشاركين',
      many: 'استيراد # مشاركًا',
      other: 'استيراد # مشارك',
    }),
  update: (count) =>
    plural(count, {
      zero: 'تحديث المشاركين',
      one: 'تحديث مشارك واحد',
      two: 'تحديث مشاركَين',
      few: 'تحديث # مشاركين',
      many: 'تحديث # مشاركًا',
      other: 'تحديث # مشارك',
    }),
  seeThem: 'عرض المشاركين',
}
