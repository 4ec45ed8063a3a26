import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { stageMessages as stageMessagesType } from '../../../../../src/pages/sales/stages/messages.ts'

const plural = pluralsOf('ar')

export const stageMessages: typeof stageMessagesType = {
  title: 'مراحل الصفقات',
  back: 'مسار المبيعات',
  about: 'تمر الصفقة بهذه المراحل بالترتيب. تبدأ الصفقات الجديدة في الأولى.',
  label: 'الاسم',
  kind: 'النوع',
  kinds: { open: 'مفتوحة', won: 'مكسوبة', lost: 'خاسرة' },
  weight: 'احتمال الكسب (%)',
  weightHow: 'تُضرب فيه المبالغ في المجاميع المرجحة.',
  deals: (count) =>
    plural(count, {
      zero: 'لا صفقات',
      one: 'صفقة واحدة',
      two: 'صفقتان',
      few: '# صفقات',
      many: '# صفقة',
      other: '# صفقة',
    }),
  up: (name) => `نقل ${name} لأعلى`,
  down: (name) => `نقل ${name} لأسفل`,
  remove: (name) => `حذف ${name}`,
  keep: 'لحذفها أو تغيير نوعها يلزم نقل صفقاتها إلى مرحلة أخرى.',
  add: 'إضافة مرحلة',
  stage: 'المرحلة',
  save: 'حفظ المراحل',
  saved: 'تم حفظ المراحل.',
}
