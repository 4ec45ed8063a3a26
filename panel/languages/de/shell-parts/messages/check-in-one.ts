import type { checkInOneMessages as checkInOneMessagesType } from '../../../../src/shell-parts/messages/check-in-one.ts'

export const checkInOneMessages: typeof checkInOneMessagesType = {
  checkIn: 'Einchecken',
  checkInOf: (name) => `Einchecken: ${name}`,
  isIn: 'Eingecheckt.',
  wasIn: 'Schon eingecheckt.',
  undone: 'Rückgängig gemacht.',
  notUndone: 'Das ließ sich nicht rückgängig machen. Versuchen Sie es erneut.',
}
