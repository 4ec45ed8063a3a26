import type { guestMessages as guestMessagesType } from '../../../../src/pages/check-in/guest-messages.ts'

export const guestMessages: typeof guestMessagesType = {
  where: 'Registrar acceso en',
  event: 'El evento',
  leftAt: (moment) => `Salió: ${moment}`,
  checkOut: 'Registrar salida',
  checkOutOf: (name) => `Registrar salida: ${name}`,
  isOut: 'Salida registrada.',
  undoIn: 'Deshacer acceso',
  undoInOf: (name) => `Deshacer acceso: ${name}`,
  undoOut: 'De nuevo dentro',
  undoOutOf: (name) => `De nuevo dentro: ${name}`,
  isBack: 'De nuevo dentro.',
}
