import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { scoreMessages as scoreMessagesType } from '../../../../../src/pages/contacts/messages/score.ts'

const plural = pluralsOf('ar')

export const scoreMessages: typeof scoreMessagesType = {
  title: 'نقاط الاهتمام',
  none: 'لا تنطبق أي قاعدة على جهة الاتصال هذه بعد.',
  rule: 'القاعدة',
  points: 'النقاط',
  total: 'المجموع',
  times: (count, day) =>
    `${plural(count, {
      zero: '# مرة',
      one: 'مرة واحدة',
      two: 'مرتان',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    })}، آخرها في ${day}`,
  once: (day) => `في ${day}`,
  history: 'النقاط عبر الزمن',
  day: 'اليوم',
  score: 'النقاط',
  days: (count) =>
    plural(count, {
      zero: 'اليوم',
      one: 'آخر يوم',
      two: 'آخر يومين',
      few: 'آخر # أيام',
      many: 'آخر # يومًا',
      other: 'آخر # يوم',
    }),
  range: 'الفترة',
  tooShort: 'لا يوجد سجل للنقاط بعد. سيظهر هنا ابتداءً من الغد.',
}
