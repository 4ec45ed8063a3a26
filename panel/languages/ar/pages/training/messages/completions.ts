import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { completionMessages as completionMessagesType } from '../../../../../src/pages/training/messages/completions.ts'

const plural = pluralsOf('ar')

const people = (count: string) =>
  plural(count, {
    zero: '# شخص',
    one: 'شخص واحد',
    two: 'شخصين',
    few: '# أشخاص',
    many: '# شخصًا',
    other: '# شخص',
  })

export const completionMessages: typeof completionMessagesType = {
  title: 'سجلات الإكمال',
  none: 'لا دورات مكتملة بعد',
  noneHow: 'ترسلها منصة تعلم عبر API، أو تُسجَّل هنا.',
  noCourses: 'يلزم إضافة دورة أولًا.',
  toCourses: 'الدورات',
  record: 'تسجيل الإكمال',
  course: 'الدورة',
  day: 'يوم الإكمال',
  dayAbout: 'فارغ: اليوم.',
  people: 'شخص واحد في كل سطر',
  peopleAbout: 'عنوان بريد إلكتروني، أو اسم وعنوان بريد إلكتروني. يلزم أن يكون لكل شخص تكليف أو تسجيل.',
  example: 'ليلى حداد <layla@example.org>\nomar@example.org',
  noAddress: (name) => `يلزم إضافة عنوان بريد إلكتروني: ${name}.`,
  empty: 'يلزم إضافة شخص واحد على الأقل مع عنوان بريد إلكتروني.',
  tooMany: (most) => `لا يمكن إضافة أكثر من ${people(most)} في كل مرة.`,
  recorded: (count, { number }) =>
    plural(number(count), {
      zero: 'لم يُسجَّل أي إكمال.',
      one: 'تم تسجيل إكمال واحد.',
      two: 'تم تسجيل إكمالين.',
      few: 'تم تسجيل # سجلات إكمال.',
      many: 'تم تسجيل # سجل إكمال.',
      other: 'تم تسجيل # سجل إكمال.',
    }),
  left: (count, { number }) =>
    `${plural(number(count), {
      zero: 'لم يُستبعد أحد',
      one: 'استُبعد شخص واحد',
      two: 'استُبعد شخصان',
      few: 'استُبعد # أشخاص',
      many: 'استُبعد # شخصًا',
      other: 'استُبعد # شخص',
    })}. يرجى تصحيح القائمة وتسجيلها مرة أخرى:`,
  problems: {
    unknown_course: 'لم تعد الدورة موجودة.',
    unknown_person: 'لا تكليف لهذا الشخص ولا تسجيل. يلزم أولًا تكليفه ببرنامج.',
    invalid_time: 'اليوم غير صالح.',
    in_the_future: 'اليوم في المستقبل.',
    other_course: 'سبق تسجيله لدورة أخرى.',
  },
  recordedAt: 'وقت التسجيل',
  source: 'المعرّف في النظام الآخر',
  byHand: 'تسجيل يدوي',
  delete: 'حذف',
  deleteTitle: 'حذف سجل الإكمال',
  deleteAbout: (name, course) => `سيُحذف سجل إكمال ${course} لدى ${name}. تبقى البرامج التي اكتملت به مكتملة.`,
  deleted: 'تم حذف سجل الإكمال.',
}
