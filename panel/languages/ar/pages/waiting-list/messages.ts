import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { waitingMessages as waitingMessagesType } from '../../../../src/pages/waiting-list/messages.ts'

const plural = pluralsOf('ar')

export const waitingMessages: typeof waitingMessagesType = {
  title: 'قائمة الانتظار',
  free: (count) =>
    plural(count, {
      zero: 'لا أماكن شاغرة.',
      one: 'مكان واحد شاغر.',
      two: 'مكانان شاغران.',
      few: '# أماكن شاغرة.',
      many: '# مكانًا شاغرًا.',
      other: '# مكان شاغر.',
    }),
  freeOf: (type, count) => `${type}: الشاغر ${count}.`,
  type: 'نوع التسجيل',
  noLimit: 'ليس لهذه الفعالية حد للسعة.',
  shown: 'عرض',
  ended: 'العروض المنتهية أو المرفوضة',
  position: (nth) => `الترتيب: ${nth}`,
  name: 'الاسم',
  since: 'في الانتظار منذ',
  status: 'الحالة',
  offered: 'عُرض مكان',
  held: 'عروض يدوية فقط',
  until: (time) => `حتى ${time}`,
  endedAt: (time) => `انتهى العرض ${time}`,
  earlier: 'العروض السابقة',
  lapsed: (count) => `المنتهية: ${count}`,
  declined: (count) => `المرفوضة: ${count}`,
  action: 'الإجراء',
  nobody: 'لا أحد في الانتظار.',
  nobodyHow: 'عندما تُحجز جميع الأماكن ينضم المسجِّلون إلى هذه القائمة، وتُعرض عليهم الأماكن كلما توفرت.',
  noCapacity: 'ليس للفعالية حد للسعة. عند تحديد سعة ينضم من يأتون بعد اكتمالها إلى هذه القائمة.',
  toRegistration: 'فتح إعدادات التسجيل',
}
