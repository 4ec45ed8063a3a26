import type { guestMessages as guestMessagesType } from '../../../../src/pages/check-in/guest-messages.ts'

export const guestMessages: typeof guestMessagesType = {
  where: 'Pointer pour',
  event: 'L’événement',
  leftAt: (moment) => `Sortie : ${moment}`,
  checkOut: 'Noter la sortie',
  checkOutOf: (name) => `Noter la sortie : ${name}`,
  isOut: 'Sortie notée.',
  undoIn: 'Annuler le pointage',
  undoInOf: (name) => `Annuler le pointage : ${name}`,
  undoOut: 'De retour',
  undoOutOf: (name) => `De retour : ${name}`,
  isBack: 'De nouveau à l’intérieur.',
}
