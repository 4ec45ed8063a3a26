import type { guestMessages as guestMessagesType } from '../../../../src/pages/check-in/guest-messages.ts'

export const guestMessages: typeof guestMessagesType = {
  where: 'مكان تسجيل الحضور',
  event: 'الفعالية',
  leftAt: (moment) => `المغادرة: ${moment}`,
  checkOut: 'تسجيل المغادرة',
  checkOutOf: (name) => `تسجيل المغادرة: ${name}`,
  isOut: 'سُجّلت المغادرة.',
  undoIn: 'التراجع عن الحضور',
  undoInOf: (name) => `التراجع عن الحضور: ${name}`,
  undoOut: 'العودة إلى الداخل',
  undoOutOf: (name) => `العودة إلى الداخل: ${name}`,
  isBack: 'في الداخل من جديد.',
}
