import type { checkInOneMessages as checkInOneMessagesType } from '../../../../src/shell-parts/messages/check-in-one.ts'

export const checkInOneMessages: typeof checkInOneMessagesType = {
  checkIn: 'تسجيل الحضور',
  checkInOf: (name) => `تسجيل الحضور: ${name}`,
  isIn: 'سُجّل الحضور.',
  wasIn: 'سُجّل الحضور من قبل.',
  undone: 'تم التراجع.',
  notUndone: 'تعذر التراجع. يرجى إعادة المحاولة.',
}
