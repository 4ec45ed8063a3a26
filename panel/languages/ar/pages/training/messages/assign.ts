import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignMessages as assignMessagesType } from '../../../../../src/pages/training/messages/assign.ts'

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

export const assignMessages: typeof assignMessagesType = {
  title: (name) => `تكليف ببرنامج ${name}`,
  from: 'الأشخاص',
  list: 'قائمة',
  contacts: 'جهات الاتصال',
  people: 'شخص واحد في كل سطر',
  peopleAbout: 'عنوان بريد إلكتروني، أو اسم وعنوان بريد إلكتروني.',
  example: 'ليلى حداد <layla@example.org>\nomar@example.org',
  noAddress: (name) => `يلزم إضافة عنوان بريد إلكتروني: ${name}.`,
  empty: 'يلزم إضافة شخص واحد على الأقل مع عنوان بريد إلكتروني.',
  tag: 'الوسم',
  anyTag: 'أي وسم',
  stage: 'المرحلة',
  anyStage: 'أي مرحلة',
  stages: { lead: 'عميل محتمل', qualified: 'مؤهل', customer: 'عميل', evangelist: 'مناصر' },
  search: 'الاسم أو البريد الإلكتروني أو الشركة',
  found: (count) => `جهات الاتصال المطابقة: ${count}. تُستبعد التي ليس لها عنوان بريد إلكتروني.`,
  tooMany: (most) => `عدد جهات الاتصال الممكن اختيارها: ${most} كحد أقصى.`,
  dueDate: 'موعد الاستحقاق',
  dueDateAbout: 'فارغ: دون موعد.',
  dueDaysAbout: (days, { number }) =>
    plural(number(days), {
      zero: 'فارغ: بعد # يوم من اليوم.',
      one: 'فارغ: بعد يوم واحد من اليوم.',
      two: 'فارغ: بعد يومين من اليوم.',
      few: 'فارغ: بعد # أيام من اليوم.',
      many: 'فارغ: بعد # يومًا من اليوم.',
      other: 'فارغ: بعد # يوم من اليوم.',
    }),
  again: 'البدء من جديد لمن أكملوه',
  againAbout: 'لا تُحتسب الإنجازات السابقة في الفترة الجديدة.',
  next: 'متابعة',
  would: (count, { number }) =>
    plural(number(count), {
      zero: 'لن يحصل أحد على البرنامج.',
      one: 'سيحصل شخص واحد على البرنامج.',
      two: 'سيحصل شخصان على البرنامج.',
      few: 'سيحصل # أشخاص على البرنامج.',
      many: 'سيحصل # شخصًا على البرنامج.',
      other: 'سيحصل # شخص على البرنامج.',
    }),
  had: (count, { number }) =>
    plural(number(count), {
      zero: 'لا أحد لديه البرنامج من قبل.',
      one: 'شخص واحد لديه البرنامج ويبقى دون تغيير.',
      two: 'شخصان لديهما البرنامج ويبقيان دون تغيير.',
      few: '# أشخاص لديهم البرنامج ويبقون دون تغيير.',
      many: '# شخصًا لديهم البرنامج ويبقون دون تغيير.',
      other: '# شخص لديهم البرنامج ويبقون دون تغيير.',
    }),
  nobody: 'لا أحد جديد: جميع من في القائمة لديهم البرنامج.',
  assign: (count, { number }) => `تكليف ${people(number(count))}`,
  assigned: (count, { number }) => `تم تكليف ${people(number(count))}.`,
  progress: (done, all) => `${done} من ${all}`,
}
