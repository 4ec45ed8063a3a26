import type { guestMessages as guestMessagesType } from '../../../../src/pages/check-in/guest-messages.ts'

export const guestMessages: typeof guestMessagesType = {
  where: 'Einchecken bei',
  event: 'Veranstaltung',
  leftAt: (moment) => `Gegangen: ${moment}`,
  checkOut: 'Auschecken',
  checkOutOf: (name) => `Auschecken: ${name}`,
  isOut: 'Ausgecheckt.',
  undoIn: 'Check-in rückgängig',
  undoInOf: (name) => `Check-in rückgängig: ${name}`,
  undoOut: 'Wieder drinnen',
  undoOutOf: (name) => `Wieder drinnen: ${name}`,
  isBack: 'Wieder drinnen.',
}
