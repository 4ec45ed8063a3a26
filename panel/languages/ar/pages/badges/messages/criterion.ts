import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { criterionMessages as criterionMessagesType } from '../../../../../src/pages/badges/messages/criterion.ts'

const plural = pluralsOf('ar')

export const criterionMessages: typeof criterionMessagesType = {
  language: 'ar',
  title: 'من يحصل عليها',
  about: 'كل من يستوفي جميع هذه المعايير يحصل على الشارة تلقائيًا، مرة واحدة. من دون معايير تُمنح الشارة يدويًا.',
  nth: (nth) => `المعيار ${nth}`,
  type: 'المعيار',
  types: {
    events_attended: 'حضور عدد من الفعاليات',
    sessions_attended: 'حضور عدد من الجلسات',
    event_attended: 'حضور فعالية معينة',
    certificates_earned: 'الحصول على عدد من الشهادات',
    survey_completed: 'الإجابة عن استبيان',
    programme_completed: 'إكمال برنامج تدريبي',
  },
  min: 'على الأقل',
  event: 'الفعالية',
  anyEvent: 'أي فعالية',
  programme: 'البرنامج التدريبي',
  choose: 'اختيار…',
  add: 'إضافة معيار',
  remove: (nth) => `إزالة المعيار ${nth}`,
  byHand: 'تُمنح يدويًا',
  notChosen: '…',
  unknown: 'سجل محذوف',
  said: {
    events_attended: (min) =>
      plural(min, {
        zero: 'حضور فعاليات',
        one: 'حضور فعالية واحدة على الأقل',
        two: 'حضور فعاليتين على الأقل',
        few: 'حضور # فعاليات على الأقل',
        many: 'حضور # فعالية على الأقل',
        other: 'حضور # فعالية على الأقل',
      }),
    sessions_attended: (min) =>
      plural(min, {
        zero: 'حضور جلسات',
        one: 'حضور جلسة واحدة على الأقل',
        two: 'حضور جلستين على الأقل',
        few: 'حضور # جلسات على الأقل',
        many: 'حضور # جلسة على الأقل',
        other: 'حضور # جلسة على الأقل',
      }),
    certificates_earned: (min) =>
      plural(min, {
        zero: 'الحصول على شهادات',
        one: 'الحصول على شهادة واحدة على الأقل',
        two: 'الحصول على شهادتين على الأقل',
        few: 'الحصول على # شهادات على الأقل',
        many: 'الحصول على # شهادة على الأقل',
        other: 'الحصول على # شهادة على الأقل',
      }),
    event_attended: (event) => `حضور ${event}`,
    survey_completed: (event) => `الإجابة عن استبيان ${event}`,
    any_survey: 'الإجابة عن استبيان',
    programme_completed: (programme) => `إكمال ${programme}`,
  },
}
