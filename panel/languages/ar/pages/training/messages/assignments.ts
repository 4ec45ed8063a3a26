import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignmentMessages as assignmentMessagesType } from '../../../../../src/pages/training/messages/assignments.ts'

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
const assignments = (count: string) =>
  plural(count, {
    zero: '# تكليف',
    one: 'تكليف واحد',
    two: 'تكليفين',
    few: '# تكليفات',
    many: '# تكليفًا',
    other: '# تكليف',
  })

export const assignmentMessages: typeof assignmentMessagesType = {
  title: 'التكليفات',
  none: 'لا تكليفات بعد',
  noneHow: 'يُفتح برنامج تدريبي ثم يُكلَّف به أشخاص.',
  toProgrammes: 'البرامج التدريبية',
  cycle: 'الفترة',
  assigned: 'تاريخ التكليف',
  earlier: 'فترة سابقة',
  moveDueDate: 'نقل موعد الاستحقاق',
  moveTitle: 'نقل موعد الاستحقاق',
  moveAbout: 'لا يحصل على الموعد الجديد إلا التدريب غير المكتمل.',
  moveAll: 'يحصل على الموعد الجديد جميع من لم يكملوا البرنامج.',
  noDateAbout: 'فارغ: دون موعد.',
  move: 'نقل',
  moved: (count, { number }) => `تم نقل موعد الاستحقاق من أجل ${people(number(count))}.`,
  again: 'البدء من جديد',
  againAbout: 'تبدأ فترة جديدة لمن أكملوا البرنامج. لا تُحتسب فيها الإنجازات السابقة.',
  restart: (count, { number }) => `البدء من جديد من أجل ${people(number(count))}`,
  restarted: (count, { number }) => `بدأت فترة جديدة من أجل ${people(number(count))}.`,
  delete: 'حذف',
  deleteTitle: (count, { number }) => `حذف ${assignments(number(count))}`,
  deleteAbout: 'لا تُحتسب بعد ذلك. تبقى الفترات السابقة مسجلة.',
  deleted: (count, { number }) => `تم حذف ${assignments(number(count))}.`,
  progress: (done, all) => `${done} من ${all}`,
  tooMany: (most) => `لا يمكن تحديد أكثر من ${people(most)} في كل مرة.`,
}
