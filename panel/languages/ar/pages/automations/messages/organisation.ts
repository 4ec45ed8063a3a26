import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationRuleMessages as organisationRuleMessagesType } from '../../../../../src/pages/automations/messages/organisation.ts'

const plural = pluralsOf('ar')

export const organisationRuleMessages: typeof organisationRuleMessagesType = {
  title: 'أتمتة الفعاليات الجديدة',
  about:
    'تحصل كل فعالية جديدة على عمليات الأتمتة هذه، وتتبع كل نسخة أصلها. لا تحصل عليها الفعاليات الموجودة. يمكن لكل فعالية تعطيل نسختها.',
  none: 'لا أتمتة للفعاليات الجديدة بعد.',
  noneHow: 'تُضاف التذكيرات ورسائل الشكر هنا مرة واحدة، فتحصل عليها كل فعالية جديدة.',
  events: 'الفعاليات',
  eventCount: (n) =>
    plural(n, {
      zero: 'ليست في أي فعالية',
      one: 'في فعالية واحدة',
      two: 'في فعاليتين',
      few: 'في # فعاليات',
      many: 'في # فعالية',
      other: 'في # فعالية',
    }),
  removeAbout:
    'ستُحذف عملية الأتمتة ونسخها في جميع الفعاليات مع عمليات تنفيذها نهائيًا، ويُلغى ما ينتظر التنفيذ. لا يمكن التراجع عن ذلك.',
  savedEverywhere: 'تم الحفظ في جميع الفعاليات التي فيها هذه الأتمتة.',
}
