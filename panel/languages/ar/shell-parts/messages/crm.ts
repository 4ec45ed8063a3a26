import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { crmMessages as crmMessagesType } from '../../../../src/shell-parts/messages/crm.ts'

const plural = pluralsOf('ar')

export const crmMessages: typeof crmMessagesType = {
  more: 'عرض المزيد',
  change: 'تغيير',
  choose: 'اختيار',
  clear: 'إزالة',
  find: (label) => `بحث: ${label}`,
  nobodyFound: 'لا توجد نتائج.',
  found: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  noneChosen: 'لا شيء',
  stages: {
    lead: 'عميل محتمل',
    qualified: 'مؤهلة',
    proposal: 'عرض سعر',
    negotiation: 'تفاوض',
    won: 'مكسوبة',
    lost: 'خاسرة',
  },
}
