import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { trainingMessages as trainingMessagesType } from '../../../../../src/pages/training/messages/training.ts'

const plural = pluralsOf('ar')

export const trainingMessages: typeof trainingMessagesType = {
  statuses: { compliant: 'مكتمل', due: 'مستحق', overdue: 'متأخر' },
  person: 'الشخص',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  status: 'الحالة',
  dueDate: 'موعد الاستحقاق',
  noDueDate: 'دون موعد استحقاق',
  completed: 'تاريخ الإكمال',
  programme: 'البرنامج التدريبي',
  find: 'بحث بالاسم أو البريد',
  delete: 'حذف',
  edit: 'تعديل',
  more: 'المزيد',
  people: (count, { number }) =>
    plural(number(count), {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
}
