import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { programmeMessages as programmeMessagesType } from '../../../../../src/pages/training/messages/programmes.ts'

const plural = pluralsOf('ar')

export const programmeMessages: typeof programmeMessagesType = {
  title: 'البرامج التدريبية',
  none: 'لا برامج تدريبية بعد',
  noneHow: 'البرنامج التدريبي قائمة فعاليات ودورات يجب إكمالها، لها مواعيد استحقاق وتجديد.',
  create: 'برنامج جديد',
  created: 'تم إنشاء البرنامج.',
  edit: 'تعديل البرنامج',
  save: 'حفظ',
  saved: 'تم حفظ البرنامج.',
  name: 'الاسم',
  description: 'الوصف',
  dueDays: 'الأيام حتى موعد الاستحقاق',
  dueDaysAbout: 'تُحسب من التكليف. فارغ: دون موعد.',
  dueAfter: (days, { number }) =>
    plural(number(days), {
      zero: 'بعد التكليف بمدة # يوم',
      one: 'بعد التكليف بمدة يوم واحد',
      two: 'بعد التكليف بمدة يومين',
      few: 'بعد التكليف بمدة # أيام',
      many: 'بعد التكليف بمدة # يومًا',
      other: 'بعد التكليف بمدة # يوم',
    }),
  dueDate: 'موعد الاستحقاق',
  noDueDate: 'دون موعد',
  renewal: 'مدة التجديد بالأشهر',
  renewalAbout: 'يجب إكمال البرنامج مرة أخرى بعد هذه المدة. فارغ: تكفي مرة واحدة.',
  renews: (months, { number }) =>
    plural(number(months), {
      zero: 'كل # شهر',
      one: 'كل شهر',
      two: 'كل شهرين',
      few: 'كل # أشهر',
      many: 'كل # شهرًا',
      other: 'كل # شهر',
    }),
  once: 'مرة واحدة',
  requirements: 'المتطلبات',
  requirementsAbout: 'يجب إكمالها كلها. تُحتسب الفعالية بتسجيل الحضور أو بشهادة صالحة.',
  noRequirements: 'لا يستطيع أحد إكمال برنامج دون متطلبات.',
  findRequirement: 'البحث عن فعالية أو دورة',
  nothingFound: 'لم يُعثر على فعالية أو دورة.',
  add: (name) => `إضافة ${name}`,
  remove: (name) => `إزالة ${name}`,
  kinds: { event: 'فعالية', course: 'دورة' },
  renewed: 'التجديد',
  people: 'الأشخاص',
  moveDueDate: 'نقل موعد الاستحقاق',
  assign: 'تكليف',
  delete: 'حذف البرنامج',
  deleteAbout: (count) =>
    `سيُحذف البرنامج مع جميع تكليفاته (${count} الآن)، ومنها الفترات السابقة. تبقى سجلات إكمال الدورات.`,
  deleted: 'تم حذف البرنامج.',
  noAssignments: 'لم يُكلَّف أحد بهذا البرنامج بعد',
  noAssignmentsHow: 'يمكن لصق قائمة أشخاص، أو اختيار جهات اتصال.',
}
